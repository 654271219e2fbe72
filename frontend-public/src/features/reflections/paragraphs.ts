export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Reading time in minutes at 200 words a minute, at least one. */
export const readingMinutes = (text: string): number => estimateMinutesForWords(text.split(/\s+/).length);

export const estimateMinutesForWords = (words: number): number => Math.max(1, Math.round(words / 200));
