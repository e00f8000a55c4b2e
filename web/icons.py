"""Draw the app's icons from `web/src/icon.svg` into `web/public/`: `python web/icons.py`, with Playwright's browser."""

from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
SIZES = (192, 512)
GROUND = "#0b5a66"  # that of the icon
SAFE = 0.8  # of a maskable icon: what lies further out may be cut off


def main() -> None:
    """Draw them all."""
    drawing = (WEB / "src" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch()
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            for name, ground, part in (("icon", "transparent", 1.0), ("icon-maskable", GROUND, SAFE)):
                page.set_content(
                    f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                    f"svg{{width:{size * part}px}}</style>{drawing}"
                )
                page.screenshot(path=WEB / "public" / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
