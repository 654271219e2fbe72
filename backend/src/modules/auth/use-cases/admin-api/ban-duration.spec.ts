import { parseBanDuration, computeBanEnd } from './ban-duration.ts';

describe('ban duration', () => {
  it.each([
    ['24h', 86_400_000],
    ['2h45m', 9_900_000],
    ['1.5h', 5_400_000],
    ['300ms', 300],
    ['none', 0],
  ])('parses %s as %d milliseconds', (duration, ms) => {
    expect(parseBanDuration(duration)).toBe(ms);
  });

  it.each(['', '24', 'h', '-1h', '1d', 'forever', '1h ', '999999999999h'])('rejects %j', (duration) => {
    expect(parseBanDuration(duration)).toBeUndefined();
  });

  it('ends the ban with "none"', () => {
    expect(computeBanEnd('none', new Date(0))).toBeNull();
    expect(computeBanEnd('1s', new Date(0))).toEqual(new Date(1000));
  });
});
