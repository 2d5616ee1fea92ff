"""The greedy bot's plans for the phases of a turn.

Upwards: `atlas` and `strength` know the board and the units, `threats` a position; `pilot` carries orders out by the
rules, `sealift` those of transports.  A phase each: `assaults` (combat movement; `muster` says who could go,
`appraisal` what it would bring), `marches` (movement outside combat: `armies`, `wings` and `fleets` on one `footing`),
`shopping` and `placing`.
"""
