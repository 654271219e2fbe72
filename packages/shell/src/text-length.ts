/** The server counts an emoji as one character, and does not count a variation selector. */
export const countCharacters = (text: string): number =>
  [...text.replaceAll(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/gu, '')].length;

export function getTooLongMessage(text: string, maxLength: number): string | undefined {
  const over = countCharacters(text) - maxLength;
  if (over <= 0) return undefined;
  const [count, limit, excess] = [maxLength + over, maxLength, over].map((value) => value.toLocaleString('en-US'));
  return `${count} of ${limit} characters: shorten it by ${excess}.`;
}
