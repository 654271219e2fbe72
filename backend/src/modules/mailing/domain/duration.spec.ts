import { formatDuration } from './duration.ts';

describe('duration text', () => {
  it.each([
    [60, 'a minute'],
    [600, 'ten minutes'],
    [599, 'nine minutes'],
    [3_600, 'an hour'],
    [5_400, '90 minutes'],
    [7_200, 'two hours'],
    [50_400, '14 hours'],
    [86_400, 'a day'],
    [172_800, 'two days'],
  ])('formats %d seconds as "%s"', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});
