#include "data_hash.hpp"

#include <torchwake/core/hash.hpp>

#include <span>
#include <string_view>
#include <variant>

namespace torchwake::content {
namespace {

/// Writes definitions into a hasher. Optional members are hashed as a presence flag, then the value where
/// there is one.
class DefinitionHasher {
  public:
    explicit DefinitionHasher(const CatalogParts& parts) : parts_(&parts) {}

    [[nodiscard]] std::uint64_t digest() {
        list(parts_->tiles);
        list(parts_->monsters);
        list(parts_->items);
        list(parts_->monster_tables);
        list(parts_->item_tables);
        list(parts_->levels);
        list(parts_->vaults);
        list(parts_->factions);
        list(parts_->spells);
        list(parts_->traits);
        list(parts_->traps);
        return hasher_.digest();
    }

  private:
    template <class T>
    void list(const std::vector<T>& definitions) {
        hasher_.add(definitions.size());
        for (const T& definition : definitions) {
            add(definition);
        }
    }

    void text(std::string_view value) { hasher_.add_bytes(std::as_bytes(std::span(value))); }

    /// The text id of the definition that an id names.
    template <class Id, class T>
    void reference(Id id, const std::vector<T>& definitions) {
        hasher_.add(id.valid());
        if (id.valid()) {
            text(definitions[id.value].id);
        }
    }

    template <class Id, class T>
    void reference(const std::optional<Id>& id, const std::vector<T>& definitions) {
        reference(id.value_or(Id{}), definitions);
    }

    void add(const TileDef& tile) {
        text(tile.id);
        hasher_.add(tile.opaque);
        hasher_.add(tile.blocks);
        hasher_.add(tile.blocks_diagonal);
        reference(tile.opens_to, parts_->tiles);
        reference(tile.closes_to, parts_->tiles);
        hasher_.add(tile.stairs);
        reference(tile.emptied_to, parts_->tiles);
        reference(tile.holds, parts_->item_tables);
        reference(tile.guard, parts_->traps);
        hasher_.add(tile.guarded);
        hasher_.add(tile.portal);
    }

    void add(const TrapDef& trap) {
        text(trap.id);
        list(trap.effects);
        hasher_.add(trap.radius.value);
        add(trap.save);
        hasher_.add(trap.noise);
        hasher_.add(trap.pit);
        hasher_.add(trap.difficulty);
        hasher_.add(trap.min_depth);
        hasher_.add(trap.max_depth);
        hasher_.add(trap.weight);
        hasher_.add(trap.weight_per_depth);
    }

    template <class T>
    void add(const std::optional<T>& value) {
        hasher_.add(value.has_value());
        if (value) {
            add(*value);
        }
    }
    void add(std::int32_t number) { hasher_.add(number); }

    void add(const SavingThrow& save) {
        hasher_.add(save.attribute);
        hasher_.add(save.difficulty);
        hasher_.add(save.spares);
    }

    void add(const MonsterDef& monster) {
        text(monster.id);
        hasher_.add(monster.blocks);
        hasher_.add(monster.asleep);
        hasher_.add(monster.pack);
        hasher_.add(monster.vision.value);
        hasher_.add(monster.movement);
        add(monster.attributes);
        add(monster.skills);
        hasher_.add(monster.level);
        add(monster.hit_points);
        hasher_.add(monster.mana);
        hasher_.add(monster.armour);
        list(monster.natural_attacks);
        hasher_.add(monster.pack_slots);
        hasher_.add(monster.equipment.size());
        for (const ItemId item : monster.equipment) {
            reference(item, parts_->items);
        }
        add(monster.gold);
        reference(monster.loot, parts_->item_tables);
        reference(monster.faction, parts_->factions);
        hasher_.add(monster.flees_below);
        hasher_.add(monster.hungers);
        hasher_.add(monster.spells.size());
        for (const SpellId spell : monster.spells) {
            reference(spell, parts_->spells);
        }
        hasher_.add(monster.supplies.size());
        for (const Supply& supply : monster.supplies) {
            reference(supply.item, parts_->items);
            hasher_.add(supply.count);
        }
        list(monster.deals_in);
        list(monster.abilities);
        hasher_.add(monster.mana_turns);
        hasher_.add(monster.keeps_away);
        hasher_.add(monster.flees_when_spent);
        hasher_.add(monster.quips.size());
    }

    void add(const Ability& ability) {
        reference(ability.spell, parts_->spells);
        hasher_.add(ability.target);
        hasher_.add(ability.chance);
        hasher_.add(ability.nearest.value);
        hasher_.add(ability.farthest.value);
        hasher_.add(ability.hurt_below);
        hasher_.add(ability.careless);
    }

    void add(const Attributes& attributes) {
        hasher_.add(attributes.strength);
        hasher_.add(attributes.constitution);
        hasher_.add(attributes.dexterity);
        hasher_.add(attributes.intelligence);
    }

    void add(const Skills& skills) {
        hasher_.add(skills.melee);
        hasher_.add(skills.defence);
        hasher_.add(skills.magic);
    }

    void add(const Attack& attack) {
        add(attack.damage);
        hasher_.add(attack.hit_bonus);
        list(attack.effects);
    }

    void add(const ItemDef& item) {
        text(item.id);
        list(item.effects);
        add(item.aim);
        hasher_.add(item.prize);
        hasher_.add(item.money);
        hasher_.add(item.stack);
        add(item.weapon);
        add(item.wear);
        hasher_.add(item.charges);
        hasher_.add(item.weight.value);
        hasher_.add(item.initiative_penalty.value);
        hasher_.add(item.value.value);
        text(item.category);
        add_flight(item);
    }

    void add_flight(const ItemDef& item) {
        add(item.shoots);
        add(item.ammunition);
        add(item.throws);
        hasher_.add(item.bundle);
        text(item.unknown);
        hasher_.add(item.known);
        text(item.look);
    }

    void add(const TraitDef& trait) {
        text(trait.id);
        list(trait.bearers);
        hasher_.add(trait.weight);
        hasher_.add(trait.min_depth);
        hasher_.add(trait.max_depth);
        hasher_.add(trait.hit_bonus);
        hasher_.add(trait.damage);
        hasher_.add(trait.armour);
        hasher_.add(trait.weight_percent);
        hasher_.add(trait.initiative_penalty.value);
        add(trait.bonus);
        hasher_.add(trait.value_percent);
        hasher_.add(trait.is_plain());
        hasher_.add(trait.cursed.empty());
    }
    void add(TraitBearer bearer) { hasher_.add(bearer); }

    void add(const Shooter& shooter) {
        text(shooter.ammunition);
        add(shooter.attack);
        hasher_.add(shooter.attribute);
        hasher_.add(shooter.range.value);
    }
    void add(const Ammunition& ammunition) {
        text(ammunition.fits);
        hasher_.add(ammunition.bonus);
    }
    void add(const Throwing& throwing) {
        add(throwing.attack);
        hasher_.add(throwing.attribute);
        hasher_.add(throwing.range.value);
    }

    void add(const SpellDef& spell) {
        text(spell.id);
        hasher_.add(spell.cost);
        list(spell.effects);
        add(spell.aim);
    }

    void add(const Aim& aim) {
        hasher_.add(aim.range.value);
        hasher_.add(aim.radius.value);
        hasher_.add(aim.pierces);
        add(aim.save);
    }

    void add(const Weapon& weapon) {
        add(weapon.attack);
        hasher_.add(weapon.attribute);
    }
    void add(const Wear& wear) {
        hasher_.add(wear.slot);
        hasher_.add(wear.armour);
    }

    void add(const ItemEffect& effect) {
        hasher_.add(effect.index());
        std::visit([this](const auto& kind) { add(kind); }, effect);
    }

    void add(const HealEffect& heal) { hasher_.add(heal.amount); }

    void add(const DamageEffect& damage) { add(damage.dice); }
    void add(const MappingEffect&) {}
    void add(const ManaEffect& mana) { hasher_.add(mana.amount); }
    void add(const LastingEffect& lasting) {
        hasher_.add(lasting.kind);
        hasher_.add(lasting.turns);
        hasher_.add(lasting.amount);
    }
    void add(const CureEffect&) {}
    void add(const FoodEffect&) {}
    void add(const TeleportEffect& teleport) { hasher_.add(teleport.range.value); }
    void add(const LearnEffect& learn) { reference(learn.spell, parts_->spells); }
    void add(const IdentifyEffect&) {}
    void add(const RemoveCurseEffect&) {}
    void add(const TownPortalEffect&) {}

    void add(const Dice& dice) {
        hasher_.add(dice.count);
        hasher_.add(dice.sides);
        hasher_.add(dice.bonus);
    }

    void add(const MonsterTable& table) { add_table(table, parts_->monsters); }
    void add(const ItemTable& table) { add_table(table, parts_->items); }

    template <class Kind, class T>
    void add_table(const SpawnTable<Kind>& table, const std::vector<T>& definitions) {
        text(table.id);
        hasher_.add(table.entries.size());
        for (const SpawnEntry<Kind>& entry : table.entries) {
            reference(entry.kind, definitions);
            hasher_.add(entry.min_depth);
            hasher_.add(entry.max_depth);
            hasher_.add(entry.weight);
            hasher_.add(entry.weight_per_depth);
        }
    }

    void add(const LevelDef& level) {
        text(level.id);
        list(level.builders);
        list(level.overlays);
        hasher_.add(level.vaults);
        hasher_.add(level.min_depth);
        hasher_.add(level.max_depth);
        hasher_.add(level.size.width);
        hasher_.add(level.size.height);
        for (const TileId tile : {level.tiles.wall, level.tiles.floor, level.tiles.door,
                                  level.tiles.stairs_down, level.tiles.stairs_up}) {
            reference(tile, parts_->tiles);
        }
        reference(level.items, parts_->item_tables);
        list(level.monsters_per_region);
        list(level.items_per_region);
        reference(level.prize, parts_->items);
        reference(level.town.rooms, parts_->tiles);
        reference(level.town.green, parts_->tiles);
        for (const std::vector<TileId>* laid :
             {&level.town.greenery, &level.town.furniture, &level.town.signs}) {
            hasher_.add(laid->size());
            for (const TileId tile : *laid) {
                reference(tile, parts_->tiles);
            }
        }
        hasher_.add(level.props.size());
        for (const PropChoice& choice : level.props) {
            reference(choice.tile, parts_->tiles);
            hasher_.add(choice.weight);
        }
        list(level.props_per_region);
        list(level.traps_per_region);
        list(level.sample);
        for (const std::vector<MonsterId>* residents : {&level.shops, &level.folk}) {
            hasher_.add(residents->size());
            for (const MonsterId kind : *residents) {
                reference(kind, parts_->monsters);
            }
        }
        reference(level.monsters, parts_->monster_tables);
    }

    void add(const VaultDef& vault) {
        text(vault.id);
        hasher_.add(vault.min_depth);
        hasher_.add(vault.max_depth);
        hasher_.add(vault.weight);
        hasher_.add(vault.cells.width());
        hasher_.add_bytes(std::as_bytes(vault.cells.span()));
        hasher_.add(vault.tiles.width());
        for (const TileId tile : vault.tiles.span()) {
            reference(tile, parts_->tiles);
        }
    }
    void add(const FactionDef& faction) {
        text(faction.id);
        hasher_.add(faction.reaction);
        hasher_.add(faction.reactions.size());
        for (const NamedReaction& named : faction.reactions) {
            reference(named.towards, parts_->factions);
            hasher_.add(named.reaction);
        }
    }
    void add(const BuilderChoice& choice) {
        text(choice.builder);
        hasher_.add(choice.weight);
    }
    void add(const std::string& name) { text(name); }
    void add(std::uint32_t weight) { hasher_.add(weight); }

    const CatalogParts* parts_;
    core::Hasher hasher_;
};

}  // namespace

std::uint64_t hash_of(const CatalogParts& parts) {
    return DefinitionHasher(parts).digest();
}

}  // namespace torchwake::content
