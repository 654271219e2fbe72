/** Puts something into the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  Object.assign(document.createElement('a'), { href: briefAddress(content), download: name }).click();
}

/** Shows something in a tab of its own. */
export function openFile(content: Blob): void {
  open(briefAddress(content), '_blank', 'noopener');
}

/** The browser reads a file only after the press: its address lives for a minute. */
function briefAddress(content: Blob): string {
  const address = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return address;
}
