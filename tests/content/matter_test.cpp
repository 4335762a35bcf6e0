// Kinds of matter in data, and what names them.

#include "content/refused.hpp"
#include "content/sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace torchwake::content {
namespace {

DataTexts sample_of_matter(const std::string& matter) {
    DataTexts texts = sample_texts();
    texts.matter = R"({"matter": [)" + matter + "]}";
    return texts;
}

std::string look() {
    return R"("glyph": "~", "colour": "#4a8fd0", "sprite": "water", )";
}

std::string kind(const std::string& id, const std::string& members) {
    return R"({"id": ")" + id + R"(", )" + look() + members + "}";
}

const std::string ash = kind("ash", R"("layer": "cover")");
const std::string smoke = kind("smoke", R"("layer": "gas", "thins": 1, "opaque_from": 8)");

}  // namespace

TEST_CASE("a kind of matter has a layer, and may burn to ash with smoke", "[content][loader][matter]") {
    const auto catalog = build_catalog(sample_of_matter(
        ash + "," + smoke + "," +
        kind(
            "hay",
            R"("layer": "cover", "ignition": 3, "fuel": 2, "ash": "ash", "smoke": "smoke", "smoke_amount": 4)")));
    REQUIRE(catalog.has_value());
    REQUIRE(catalog->all_matter().size() == 3);
    const MatterDef& hay = catalog->matter(*catalog->find_matter("hay"));
    CHECK(hay.ignition == 3);
    CHECK(hay.fuel == 2);
    CHECK(hay.ash == catalog->find_matter("ash"));
    CHECK(hay.smoke == catalog->find_matter("smoke"));
    CHECK(catalog->find_matter("water") == std::nullopt);
    CHECK(build_catalog(sample_texts())->all_matter().empty());
    CHECK(build_catalog(sample_texts())->data_hash() != catalog->data_hash());
}

TEST_CASE("matter of the wrong layer, or half of a fire, is refused with its place",
          "[content][loader][matter]") {
    const auto fault = [](const std::string& members) {
        return error_of(sample_of_matter(ash + "," + smoke + "," + kind("odd", members)));
    };
    const std::string at_odd = "matter.json/matter/2";
    CHECK(fault(R"("layer": "cover", "ash": "smoke")").starts_with(at_odd + "/ash: \"smoke\""));
    CHECK(fault(R"("layer": "cover", "smoke": "ash", "smoke_amount": 1)")
              .starts_with(at_odd + "/smoke: \"ash\""));
    CHECK(fault(R"("layer": "cover", "smoke": "smoke")").starts_with(at_odd));
    CHECK(fault(R"("layer": "cover", "stirs": "ash", "stirs_amount": 1)")
              .starts_with(at_odd + "/stirs: \"ash\""));
    CHECK(fault(R"("layer": "cover", "stirs": "smoke")").starts_with(at_odd));
    CHECK(fault(R"("layer": "gas", "stirs": "smoke", "stirs_amount": 1)").starts_with(at_odd + "/stirs"));
    CHECK(fault(R"("layer": "liquid", "frozen": "ash")").starts_with(at_odd + "/frozen: \"ash\""));
    CHECK(fault(R"("layer": "liquid", "thawed": "smoke")").starts_with(at_odd + "/thawed: \"smoke\""));
    CHECK(fault(R"("layer": "liquid", "molten": true, "crust": "smoke")").starts_with(at_odd + "/crust: "));
    CHECK(fault(R"("layer": "cover", "molten": true)").starts_with(at_odd + "/molten: "));
    CHECK(fault(R"("layer": "liquid", "molten": true, "wets": true)").starts_with(at_odd + "/molten: "));
    CHECK(fault(R"("layer": "gas", "chasm": true)").starts_with(at_odd + "/chasm: "));
    CHECK(fault(R"("layer": "cover", "corrodes": true)").starts_with(at_odd + "/corrodes: "));
    CHECK(fault(R"("layer": "liquid", "bridges": true)").starts_with(at_odd + "/bridges: "));
    CHECK(fault(R"("layer": "gas", "soured": "ash")").starts_with(at_odd + "/soured: \"ash\""));
    CHECK(fault(R"("layer": "cover", "soured": "smoke")").starts_with(at_odd + "/soured: "));
    CHECK(fault(R"("layer": "liquid", "brittle": 6)").starts_with(at_odd + "/brittle: "));
    CHECK(fault(R"("layer": "gas", "breaks_at": 1)").starts_with(at_odd + "/breaks_at: "));
    CHECK(fault(R"("layer": "gas", "light": {"range": 2, "colour": "#ffffff"})")
              .starts_with(at_odd + "/light: "));
    CHECK(fault(R"("layer": "cover", "harm": 1)").starts_with(at_odd + "/harm"));
    CHECK(fault(R"("layer": "liquid", "cools": 1)").starts_with(at_odd + "/cools"));
    CHECK(fault(R"("layer": "gas", "cools": 21)").starts_with(at_odd + "/cools"));
    CHECK(fault(R"("layer": "gas", "flash": 3)").starts_with(at_odd + "/flash"));
    CHECK(fault(R"("layer": "gas", "blast": 3)").starts_with(at_odd + "/blast"));
    CHECK(fault(R"("layer": "gas", "ignition": 3, "fuel": 1, "flash": 21, "blast": 3)")
              .starts_with(at_odd + "/flash"));
    CHECK(fault(R"("layer": "cover", "ignition": 3)").starts_with(at_odd));
    CHECK(fault(R"("layer": "cover", "fuel": 3)").starts_with(at_odd));
    CHECK(fault(R"("layer": "cover", "wets": true)").starts_with(at_odd + "/wets"));
    CHECK(fault(R"("layer": "liquid", "wets": true, "ignition": 3, "fuel": 1)")
              .starts_with(at_odd + "/ignition"));
    CHECK(fault(R"("layer": "liquid", "thins": 2)").starts_with(at_odd + "/thins"));
    CHECK(fault(R"("layer": "liquid", "opaque_from": 3)").starts_with(at_odd + "/opaque_from: 3"));
    CHECK(fault(R"("layer": "sky")").starts_with(at_odd + "/layer: \"sky\""));
    CHECK(fault(R"("layer": "cover", "trodden": "mud")").starts_with(at_odd + "/trodden: \"mud\""));
}

TEST_CASE("a fire that feeds itself is refused with the kinds of its chain", "[content][loader][matter]") {
    const auto fault = [](const std::string& kinds) { return error_of(sample_of_matter(kinds)); };
    const std::string burns = R"("layer": "cover", "ignition": 3, "fuel": 2, "ash": )";
    CHECK(fault(kind("phoenix", burns + R"("phoenix")"))
              .starts_with("matter.json/matter/0/ash: a fire without an end: phoenix, phoenix"));
    const std::string cinders = kind("cinders", burns + R"("embers")");
    const std::string embers = kind("embers", burns + R"("cinders")");
    const auto refused = build_catalog(sample_of_matter(ash + "," + cinders + "," + embers));
    REQUIRE(refused.has_error());
    CHECK(to_string(refused.error().front())
              .find("/matter/1/ash: found a fire without an end: cinders, "
                    "embers, cinders") != std::string::npos);
    const std::string gas =
        kind("gas", R"("layer": "gas", "ignition": 3, "fuel": 1, "smoke": "gas", "smoke_amount": 2)");
    CHECK(fault(gas).starts_with("matter.json/matter/0/smoke: a fire without an end: gas, gas"));
    // A chain with an end is none: the last of it does not burn.
    const std::string ending = kind("ending", burns + R"("ash")");
    CHECK(build_catalog(sample_of_matter(ash + "," + ending)).has_value());
}

TEST_CASE("an effect that brings matter names its kind", "[content][loader][matter][T6]") {
    DataTexts texts = sample_of_matter(ash);
    replace(texts.items, R"("items": [)",
            R"("items": [{"id": "urn", "glyph": "!", "colour": "#ffffff", "sprite": "urn", "weight": "1",
               "effects": [{"matter": {"kind": "ash", "amount": 1}}, {"heat": {"amount": 12}}],
               "aim": {"range": 6, "projectile": "stone_flight"}},)");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    const ItemDef& urn = catalog->item(*catalog->find_item("urn"));
    CHECK(urn.effects == std::vector<ItemEffect>{MatterEffect{MatterId{0}, 1}, HeatEffect{12}});
    replace(texts.items, R"("kind": "ash")", R"("kind": "dust")");
    CHECK(error_of(texts).starts_with("items.json/items/0/effects/0/matter/kind: \"dust\""));
}

}  // namespace torchwake::content
