import { toLikePattern, hasSearchableTrigram } from './search-newest.ts';

describe('search fragment', () => {
  it.each([
    ['ada', '%ada%'],
    ['100%', String.raw`%100\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`c:\d`, String.raw`%c:\\d%`],
  ])('is escaped: %s', (typed, like) => {
    expect(toLikePattern(typed)).toBe(like);
  });
});

describe('trigram index', () => {
  it.each(['ada', 'inés', '123', 'a okafor'])('supports %s', (typed) => expect(hasSearchableTrigram(typed)).toBe(true));
  it.each(['ad', 'a d', '@', '%', '1'])('does not support %s', (typed) =>
    expect(hasSearchableTrigram(typed)).toBe(false),
  );
});
