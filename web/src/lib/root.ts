/** Where the pages lie: at the root of a site, or under a path of it such as "/labtop". The server writes it into the page. */
const manifest = globalThis.document?.querySelector<HTMLLinkElement>("link[rel=manifest]");
const root = manifest ? new URL(".", manifest.href).pathname.replace(/\/$/, "") : "";

/** The address of a page, or of anything else of ours, for links that the browser follows. */
export function linkTo(path: string): string {
  return root + path;
}

/** Which page an address is; the server also answers without the path, to who asks it directly. */
export function pageOf(pathname: string): string {
  return pathname === root || pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
}
