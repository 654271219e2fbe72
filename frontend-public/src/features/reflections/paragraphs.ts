/** A text in its paragraphs, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Whole minutes of reading at 200 words a minute, one at least. */
export const readingMinutes = (text: string): number => minutesFor(text.split(/\s+/).length);

/** The same of so many words. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 200));
