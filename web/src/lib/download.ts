/** Hands something to the person as a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
