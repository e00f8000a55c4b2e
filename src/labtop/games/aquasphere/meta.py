"""AquaSphere in short."""

from labtop.core.meta import Meta

META = Meta(
    title="AquaSphere",
    tagline={
        "en": "Program bots in a station under the sea.",
        "de": "Programmiere Bots in einer Station unter dem Meer.",
        "pl": "Programuj boty w podmorskiej stacji.",
    },
    players=range(2, 5),
    components=True,
    order=2,
)
