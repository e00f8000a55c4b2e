"""Gizmos in short."""

from labtop.core.meta import Meta

META = Meta(
    title="Gizmos",
    tagline={
        "en": "Build machines that set each other off.",
        "de": "Baue Maschinen, die einander in Gang setzen.",
        "pl": "Buduj machiny, które uruchamiają się nawzajem.",
    },
    players=range(2, 5),
    open_ended=True,
    order=1,
)
