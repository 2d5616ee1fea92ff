"""The officer cards by number: twenty in each of five decks (R2-38).  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

CARD_NAMES: Final = (
    "extra_ab_zug", "waffenstillstand", "abruestung", "offizierneuordnung", "station", "inflation", "rueckzug",
    "siegpunkte_taktik", "getarnte_einheiten_land", "getarnte_station", "zusatz_land", "resistance",
    "verstaerkung_land", "softwarefehler_land", "blitzkrieg_land", "siegpunkte_land", "getarnte_einheiten_wasser",
    "reichtum", "zusatz_wasser", "verstaerkung_wasser", "softwarefehler_wasser", "blitzkrieg_wasser",
    "siegpunkte_wasser", "getarnte_einheiten_luft", "monopol", "zusatz_luft", "verstaerkung_luft",
    "softwarefehler_luft", "blitzkrieg_luft", "d_day", "siegpunkte_luft", "landbombe", "wasserbombe", "mondbombe",
    "flaeche_land", "flaeche_wasser", "flaeche_luft", "neutronenbombe", "wasserstoffbombe", "gravitationsbombe",
    "weltuntergang", "scharfschuetze",
)  # fmt: skip

# [[[cog numbers("CARD_NAMES") ]]]
EXTRA_AB_ZUG: Final = 0
WAFFENSTILLSTAND: Final = 1
ABRUESTUNG: Final = 2
OFFIZIERNEUORDNUNG: Final = 3
STATION: Final = 4
INFLATION: Final = 5
RUECKZUG: Final = 6
SIEGPUNKTE_TAKTIK: Final = 7
GETARNTE_EINHEITEN_LAND: Final = 8
GETARNTE_STATION: Final = 9
ZUSATZ_LAND: Final = 10
RESISTANCE: Final = 11
VERSTAERKUNG_LAND: Final = 12
SOFTWAREFEHLER_LAND: Final = 13
BLITZKRIEG_LAND: Final = 14
SIEGPUNKTE_LAND: Final = 15
GETARNTE_EINHEITEN_WASSER: Final = 16
REICHTUM: Final = 17
ZUSATZ_WASSER: Final = 18
VERSTAERKUNG_WASSER: Final = 19
SOFTWAREFEHLER_WASSER: Final = 20
BLITZKRIEG_WASSER: Final = 21
SIEGPUNKTE_WASSER: Final = 22
GETARNTE_EINHEITEN_LUFT: Final = 23
MONOPOL: Final = 24
ZUSATZ_LUFT: Final = 25
VERSTAERKUNG_LUFT: Final = 26
SOFTWAREFEHLER_LUFT: Final = 27
BLITZKRIEG_LUFT: Final = 28
D_DAY: Final = 29
SIEGPUNKTE_LUFT: Final = 30
LANDBOMBE: Final = 31
WASSERBOMBE: Final = 32
MONDBOMBE: Final = 33
FLAECHE_LAND: Final = 34
FLAECHE_WASSER: Final = 35
FLAECHE_LUFT: Final = 36
NEUTRONENBOMBE: Final = 37
WASSERSTOFFBOMBE: Final = 38
GRAVITATIONSBOMBE: Final = 39
WELTUNTERGANG: Final = 40
SCHARFSCHUETZE: Final = 41
# [[[end]]]
