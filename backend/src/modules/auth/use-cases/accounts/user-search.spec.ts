import { containing, hasTrigram } from './user-search.ts';

describe('the fragment looked for', () => {
  it.each([
    ['ada', '%ada%'],
    ['100%', String.raw`%100\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`c:\d`, String.raw`%c:\\d%`],
  ])('stands for itself: %s', (typed, like) => {
    expect(containing(typed)).toBe(like);
  });
});

describe('the indexes', () => {
  it.each(['ada', 'inés', '123', 'a okafor'])('can look for %s', (typed) => expect(hasTrigram(typed)).toBe(true));
  it.each(['ad', 'a d', '@', '%', '1'])('cannot look for %s', (typed) => expect(hasTrigram(typed)).toBe(false));
});
