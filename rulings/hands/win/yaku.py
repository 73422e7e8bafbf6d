"""The names of yaku and of the parts of fu, in the order in which they are told, beside those of `mahjong`."""

from __future__ import annotations

# Ours: theirs (the names of the attributes of mahjong's YakuConfig).
YAKU = {
    "riichi": ("riichi",),
    "double-riichi": ("daburu_riichi",),
    "revealed-riichi": ("open_riichi",),
    "ippatsu": ("ippatsu",),
    "tsumo": ("tsumo",),
    "pinfu": ("pinfu",),
    "tanyao": ("tanyao",),
    "iipeikou": ("iipeiko",),
    "seat-wind": ("seat_wind_east", "seat_wind_south", "seat_wind_west", "seat_wind_north"),
    "round-wind": ("round_wind_east", "round_wind_south", "round_wind_west", "round_wind_north"),
    "white-dragon": ("haku",),
    "green-dragon": ("hatsu",),
    "red-dragon": ("chun",),
    "rinshan": ("rinshan",),
    "chankan": ("chankan",),
    "haitei": ("haitei",),
    "houtei": ("houtei",),
    "renhou": ("renhou",),
    "chiitoitsu": ("chiitoitsu",),
    "toitoi": ("toitoi",),
    "sanankou": ("sanankou",),
    "sankantsu": ("sankantsu",),
    "sanshoku-doujun": ("sanshoku",),
    "sanshoku-doukou": ("sanshoku_douko",),
    "ittsu": ("ittsu",),
    "chanta": ("chantai",),
    "honroutou": ("honroto",),
    "shousangen": ("shosangen",),
    "junchan": ("junchan",),
    "honitsu": ("honitsu",),
    "ryanpeikou": ("ryanpeiko",),
    "chinitsu": ("chinitsu",),
    "dora": ("dora",),
    "red-five": ("aka_dora",),
    "ura-dora": ("ura_dora",),
    "tenhou": ("tenhou",),
    "chiihou": ("chiihou",),
    "kokushi": ("kokushi",),
    "kokushi-13": ("daburu_kokushi",),
    "suuankou": ("suuankou",),
    "suuankou-tanki": ("suuankou_tanki",),
    "daisangen": ("daisangen",),
    "shousuushii": ("shosuushi",),
    "daisuushii": ("daisuushi",),
    "tsuuiisou": ("tsuisou",),
    "ryuuiisou": ("ryuisou",),
    "chinroutou": ("chinroto",),
    "suukantsu": ("suukantsu",),
    "chuuren": ("chuuren_poutou",),
    "chuuren-9": ("daburu_chuuren_poutou",),
}
DORA = frozenset({"dora", "red-five", "ura-dora"})
# Yakuman that count two where the book has double yakuman, and what the first three are once the wait can't be shown.
DOUBLE = frozenset({"kokushi-13", "suuankou-tanki", "chuuren-9", "daisuushii"})
WITHOUT_WAIT = {"kokushi-13": "kokushi", "suuankou-tanki": "suuankou", "chuuren-9": "chuuren"}

# Ours: theirs (the reasons of mahjong's FuCalculator).
FU = {
    "base": "base",
    "seven-pairs": "",
    "closed-ron": "",
    "tsumo": "tsumo",
    "edge-wait": "penchan",
    "closed-wait": "kanchan",
    "pair-wait": "pair_wait",
    "value-pair": "valued_pair",
    "double-wind-pair": "double_valued_pair",
    "open-pinfu": "hand_without_fu",
    "open-triplet": "open_pon",
    "closed-triplet": "closed_pon",
    "open-terminal-triplet": "open_terminal_pon",
    "closed-terminal-triplet": "closed_terminal_pon",
    "open-quad": "open_kan",
    "closed-quad": "closed_kan",
    "open-terminal-quad": "open_terminal_kan",
    "closed-terminal-quad": "closed_terminal_kan",
}
OF_THE_WAIT = frozenset({"tsumo", "edge-wait", "closed-wait", "pair-wait", "open-pinfu"})
