// Keeps the pages themselves, so that they can say so when the server is away. Of a game nothing is ever kept:
// what begins with /api is left to the browser.
const KEPT = "labtop";
const PAGE = new URL(".", self.location.href).pathname; // the pages lie where we lie

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(`${PAGE}api`)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(`${PAGE}assets/`)) event.respondWith(asset(request));
});

// A page that was loaded before we were here says what it is made of.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const kept = await caches.open(KEPT);
  for (const address of addresses) if (!(await kept.match(address))) await kept.add(address).catch(() => {});
}

// The server's page, or the last one of it. Another build has other assets: those of the old one are forgotten.
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await renew(fresh.clone());
    return fresh;
  } catch {
    return (await (await caches.open(KEPT)).match(PAGE)) ?? Response.error();
  }
}

async function renew(fresh) {
  const kept = await caches.open(KEPT);
  const before = await (await kept.match(PAGE))?.text();
  if (before === (await fresh.clone().text())) return;
  if (before !== undefined) for (const key of await kept.keys()) await kept.delete(key);
  await kept.put(PAGE, fresh);
}

// The name of an asset holds a hash of its content, so the one that is kept is the right one.
async function asset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}
