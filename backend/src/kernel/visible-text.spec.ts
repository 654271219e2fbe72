import { hasLinkOrEmail, hasLetterOrDigit, hasVisibleCharacter, cleanSingleLine } from './visible-text.ts';

describe('cleanSingleLine', () => {
  it.each([
    ['\u202eanimA', 'animA'],
    ['A\u200bm\u2060a\ufeffra', 'Amara'],
    ['\u2066Amara\u2069\u200f', 'Amara'],
    [' Amara \u00a0\n Okafor ', 'Amara Okafor'],
    ['Ama\u00adra\u3164', 'Amara'],
    ['A\u200dmara', 'Amara'],
  ])('removes invisible characters (%#)', (typed, line) => expect(cleanSingleLine(typed)).toBe(line));

  it.each([
    '\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67',
    '\ud83d\udc69\ud83c\udffd\u200d\ud83d\ude80 \u2764\ufe0f',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0915\u094d\u200d\u0937',
    '\ud83c\udff4\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u845b\u{e0100}',
  ])('keeps the joiners that a script or an emoji needs (%#)', (text) => expect(cleanSingleLine(text)).toBe(text));

  it('is fast for a text of joiners', () => {
    expect(cleanSingleLine('\u200d'.repeat(500_000))).toBe('');
  });
});

describe('hasLetterOrDigit', () => {
  it.each(['\u200b', '\u3164', '\u202e', '\u115f\u1160', '\u2800', '!?', '\ud83d\ude4f', '\u0301'])(
    'returns false without a visible letter or digit (%#)',
    (name) => expect(hasLetterOrDigit(cleanSingleLine(name))).toBe(false),
  );

  it.each(['A', '7', '\u745e', '\u05de', '\u0915'])('returns true for %s', (name) =>
    expect(hasLetterOrDigit(name)).toBe(true),
  );
});

describe('isVisible and hasAddress', () => {
  it.each(['\u200b', '\u3164 \n', '\u202e\u2800', ''])('finds nothing visible (%#)', (text) =>
    expect(hasVisibleCharacter(text)).toBe(false),
  );
  it.each(['\ud83d\ude4f', '.', 'A'])('finds something visible: %s', (text) =>
    expect(hasVisibleCharacter(text)).toBe(true),
  );

  it.each(['pay at https://x.example', 'www.elsewhere', 'write to a@b.org', 'onelight.com', 'Elsewhere.com now'])(
    'finds a link or an email: %s',
    (text) => expect(hasLinkOrEmail(text)).toBe(true),
  );
  it.each(['J. R. Okafor', 'Amara O.', 'St. John', 'a @ b', 'Dr.Com\u00e9'])('finds no link or email: %s', (text) =>
    expect(hasLinkOrEmail(text)).toBe(false),
  );
});
