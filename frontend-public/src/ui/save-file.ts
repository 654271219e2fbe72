export function saveFile(name: string, content: Blob): void {
  Object.assign(document.createElement('a'), { href: temporaryUrl(content), download: name }).click();
}

export function openFileInNewTab(content: Blob): void {
  open(temporaryUrl(content), '_blank', 'noopener');
}

/** Revokes the URL after a minute, because the browser reads the content only after the click. */
function temporaryUrl(content: Blob): string {
  const address = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return address;
}
