const wordsPerMinute = 200;

export function computeReadingSeconds(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute)) * 60;
}
