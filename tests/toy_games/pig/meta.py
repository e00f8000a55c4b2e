"""Pig in short."""

from labtop.core.meta import Meta

META = Meta(
    title="Pig",
    tagline={
        "en": "Roll on, or keep what you have.",
        "de": "Würfle weiter, oder behalte, was du hast.",
        "pl": "Rzucaj dalej albo zachowaj to, co masz.",
    },
    players=range(2, 5),
)
