#include "level/entity_transfer.hpp"

#include <torchwake/rules/fields.hpp>
#include <torchwake/rules/queries.hpp>

#include <boost/mp11/algorithm.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

template <class T>
void move_components(const std::vector<EntityId>& ids, ComponentStore<T>& from, ComponentStore<T>& to) {
    for (const EntityId id : ids) {
        if (const T* component = from.find(id)) {
            to.insert(id, *component);
            from.erase(id);
        }
    }
}

}  // namespace

std::vector<EntityId> with_its_pack(const Entities& entities, EntityId actor) {
    std::vector<EntityId> ids{actor};
    for (const SlotContent& slot : filled_slots(pack_of(entities, actor))) {
        ids.push_back(slot.item);
    }
    std::ranges::sort(ids);
    return ids;
}

void erase_entities(const std::vector<EntityId>& ids, Entities& entities) {
    boost::mp11::mp_for_each<detail::FieldsOf<Entities>>([&](auto field) {
        for (const EntityId id : ids) {
            (entities.*field.pointer).erase(id);
        }
    });
}

void move_entities(const std::vector<EntityId>& ids, Entities& from, Entities& to) {
    boost::mp11::mp_for_each<detail::FieldsOf<Entities>>(
        [&](auto field) { move_components(ids, from.*field.pointer, to.*field.pointer); });
}

}  // namespace torchwake::rules
