#include "fight.hpp"

namespace {

int roll(const Dice& dice, core::RandomStream* random) {
    int sum = 0;
    for (int die = 0; die < dice.count; ++die) {
        sum += random->between(1, dice.sides);
    }
    return sum;
}

/// The damage of an attack; 0 if it misses.
int damage_of(const Attack& attack, core::RandomStream* random) {
    return random->between(1, 20) < attack.hits_from ? 0 : roll(attack.damage, random);
}

void remove_dead(World* world) {
    std::erase_if(world->level().monsters, [](const Monster& monster) { return monster.health <= 0; });
}

}  // namespace

void hit_monster(World* world, Monster* monster) {
    const int damage = damage_of(hero_attack, &world->random);
    monster->health -= damage;
    const std::string_view result = damage == 0 ? "miss" : monster->health > 0 ? "hit" : "kill";
    world->message += "You " + std::string(result) + " the " + std::string(monster->kind->name) + ". ";
    remove_dead(world);
}

void hit_hero(World* world, const Monster& monster) {
    const int damage = damage_of(monster.kind->attack, &world->random);
    world->health -= damage;
    world->message += "The " + std::string(monster.kind->name) + (damage == 0 ? " misses. " : " hits. ");
}

void burn_monster(World* world, Monster* monster) {
    monster->health -= roll(fire_damage, &world->random);
    const std::string_view result = monster->health > 0 ? " burns. " : " burns to ashes. ";
    world->message += "The " + std::string(monster->kind->name) + std::string(result);
    remove_dead(world);
}

void burn_hero(World* world) {
    world->health -= roll(fire_damage, &world->random);
    world->message += "You burn. ";
}
