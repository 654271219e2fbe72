import { matchesEtag } from './if-none-match.ts';

describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a" ', '*', ' * '])('matches the tag "a" when it is %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(true);
    expect(matchesEtag(header, 'W/"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', 'W/"aa", "b"'])('does not match the tag "a" when it is %s', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });
});
