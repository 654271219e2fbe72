export type TitleLayout = { size: number; lines: string[] };

const sizes = [104, 92, 80, 68, 58, 50] as const;

/** Estimated widths of letters in em, because the server has no browser to measure text. */
const widths = { none: 0, narrow: 0.3, plain: 0.48, broad: 0.65, widest: 0.8, square: 1 } as const;

/** Some letters, such as Vietnamese ones, are drawn in a wider font than other Latin letters. */
const wideLatinLetters = /[\u0300-\u036f\u0180-\u024f\u1e00-\u1eff]/;

const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

function letterWidth(letter: string): number {
  if (square.test(letter)) return widths.square;
  if (/\p{M}/u.test(letter)) return widths.none;
  // Scripts such as Greek, Cyrillic, Hebrew, Arabic and Indic use wider fonts.
  if (letter > '\u0370' && /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)) return widths.broad;
  if (/[iIljtfr.,:;'’!\s]/.test(letter)) return widths.narrow;
  if (/[mMwW]/.test(letter)) return widths.widest;
  return /[A-Z&@]/.test(letter) ? widths.broad : widths.plain;
}

const textWidth = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

export function layOutTitle(title: string, given: number): TitleLayout {
  const width = wideLatinLetters.test(title) ? given / 1.25 : given;
  const tried = sizes.map((size) => ({ size, lines: breakLines(title, size, width) }));
  const fitting = tried.find(({ lines, size }) => fits(lines, size, width));
  if (fitting) return fitting;
  const { size, lines } = tried.at(-1) ?? { size: sizes[0], lines: [title] };
  const kept = lines.slice(0, 3);
  return { size, lines: lines.length > 3 ? [...kept.slice(0, 2), `${kept[2] ?? ''}…`] : kept };
}

const fits = (lines: string[], size: number, width: number): boolean =>
  lines.length <= 3 && lines.every((line) => textWidth(line, size) <= width);

function breakLines(title: string, size: number, width: number): string[] {
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) return [...lines.slice(0, -1), longer];
    return [...lines, ...splitWord(word, size, width)];
  }, []);
}

/** Matches a letter with its combining marks, so that a split never separates them. */
const letters = /.[\p{M}\u200c\u200d]*/gu;

/** A punctuation mark may exceed the width by one em instead of beginning a new part. */
function splitWord(word: string, size: number, width: number): string[] {
  return (word.match(letters) ?? []).reduce<string[]>((parts, letter) => {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    const fits =
      textWidth(longer, size) <= width || (/^\p{P}/u.test(letter) && textWidth(longer, size) <= width + size);
    return fits && parts.length > 0 ? [...parts.slice(0, -1), longer] : [...parts, letter];
  }, []);
}
