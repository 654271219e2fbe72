export const estimateReadingMinutes = (text: string): number => estimateMinutesForWords(text.split(/\s+/).length);

export const estimateMinutesForWords = (words: number): number => Math.max(1, Math.round(words / 200));
