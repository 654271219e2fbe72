import { computeReadingSeconds } from './reading-time.ts';

const text = (words: number) => Array.from({ length: words }, () => 'word').join(' \n');

describe('reading time', () => {
  it.each([
    [0, 60],
    [90, 60],
    [299, 60],
    [300, 120],
    [827, 240],
  ])('of %i words is %i seconds', (words, seconds) => {
    expect(computeReadingSeconds(text(words))).toBe(seconds);
  });
});
