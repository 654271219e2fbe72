export function saveFile(name: string, content: Blob): void {
  Object.assign(document.createElement('a'), { href: temporaryUrl(content), download: name }).click();
}

export function openFile(content: Blob): void {
  open(temporaryUrl(content), '_blank', 'noopener');
}

/** The browser reads the blob after the click, so its URL is revoked after a minute. */
function temporaryUrl(content: Blob): string {
  const address = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return address;
}
