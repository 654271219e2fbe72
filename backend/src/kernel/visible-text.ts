const joiningScripts = [
  ...['Arabic', 'Syriac', 'Mandaic', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/**
 * These invisible characters change how a text looks: joiners, variation selectors, tags of flag emojis, and separators
 * of combining marks.
 */
const neededInvisibleCharacters = [
  `(?<=\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\ufe0f]?)\\u200d(?=\\p{Extended_Pictographic})`,
  `(?<=[${joiningScripts}]\\p{M}?)[\\u200c\\u200d]`,
  `(?<=[\\p{L}\\p{N}\\p{S}#*])[\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
  `(?<=\\p{M})\\u034f(?=\\p{M})`,
  `(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0020}-\\u{e007f}]`,
].join('|');
const invisibleCharacters = new RegExp(`(${neededInvisibleCharacters})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Removes invisible characters, and replaces each run of whitespace and control characters by one space. */
export const cleanSingleLine = (text: string): string =>
  text
    .replace(invisibleCharacters, '$1')
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();

export const toMultiLine = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();

export const hasVisibleCharacter = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

export const hasLetterOrDigit = (name: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(name);

export const hasLinkOrEmail = (text: string): boolean =>
  /:\/\/|\bwww\.|\S@\S+\.\S|\p{L}\.(?:com|org|net|info|io|co|app|example|me|ru|de|uk|eu|biz|xyz|site|online|shop)(?![\p{L}\p{N}])/iu.test(
    text,
  );
