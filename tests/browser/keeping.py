"""What a browser keeps of the pages, for when the server is away."""

from playwright.sync_api import Page

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async () => (await (await caches.open('labtop')).keys()).map(({url}) => new URL(url).pathname)"
UNTIL = """async (holds) => {
  const test = eval(holds);
  for (let look = 0; look < 400; look += 1) {
    const kept = await (KEPT)();
    if (test(kept)) return kept;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`what is kept is never such that ${holds}`);
}""".replace("KEPT", KEPT)
WHOLE = "(kept) => kept.includes('PAGE') && kept.some((path) => path.includes('/assets/en-'))"


def kept_until(page: Page, holds: str) -> list[str]:
    """The paths that are kept once this function of them holds; `wait_for_function` would not await the browser."""
    kept: list[str] = page.evaluate(UNTIL, holds)
    return kept


def kept_whole(page: Page, path: str = "/") -> list[str]:
    """The paths that are kept once the pages that lie there are: what they are, and what they are made of."""
    page.wait_for_function(CONTROLLED)
    return kept_until(page, WHOLE.replace("PAGE", path))
