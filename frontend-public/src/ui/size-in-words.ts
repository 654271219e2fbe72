export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${inMegabytes(bytes)} MB`;
}

/** Returns a text such as "2.1 of 6.4 MB", with both numbers in the unit of the total. */
export function formatDownloadedSize(received: number, whole: number): string {
  const part = whole < 999_500 ? Math.round(received / 1_000) : inMegabytes(received);
  return `${part} of ${formatFileSize(whole)}`;
}

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
