/** Assumes 200 words a minute and returns at least one minute. */
export const readingMinutes = (text: string): number => estimateMinutesForWords(text.split(/\s+/).length);

export const estimateMinutesForWords = (words: number): number => Math.max(1, Math.round(words / 200));
