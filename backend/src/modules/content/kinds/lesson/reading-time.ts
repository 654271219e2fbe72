const wordsPerMinute = 200;

/** Returns the reading time in seconds, in whole minutes at 200 words a minute, at least one minute. */
export function computeReadingSeconds(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute)) * 60;
}
