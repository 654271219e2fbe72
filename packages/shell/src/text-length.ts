/** Counts characters as the server does: an emoji is one character, and a variation selector adds none. */
export const textLength = (text: string): number =>
  [...text.replaceAll(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/gu, '')].length;

export function tooLongMessage(text: string, most: number): string | undefined {
  const over = textLength(text) - most;
  if (over <= 0) return undefined;
  const [count, limit, excess] = [most + over, most, over].map((value) => value.toLocaleString('en-US'));
  return `${count} of ${limit} characters: shorten it by ${excess}.`;
}
