import { hasCurrent } from './if-none-match.ts';

describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a" ', '*', ' * '])('matches the tag "a" when it is %s', (header) => {
    expect(hasCurrent(header, '"a"')).toBe(true);
    expect(hasCurrent(header, 'W/"a"')).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', 'W/"aa", "b"'])('does not match the tag "a" when it is %s', (header) => {
    expect(hasCurrent(header, '"a"')).toBe(false);
  });
});
