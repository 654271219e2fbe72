import { findSearchableWords, hasSearchableTrigram, toLikePattern } from './search-newest.ts';

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

describe('words of a text', () => {
  it.each([
    [['lee', 'example', 'mail', 'org'], 'Jo.Lee@mail.example.org'],
    [['okafor', 'amara'], 'Amara Okafor'],
    [['mail', 'org'], '@mail.org'],
    [[], 'a_b-12'],
    [[], 'jos\u00e9 lind'],
  ])('are %j when the text is %s', (words, typed) => expect(findSearchableWords(typed)).toEqual(words));
});
