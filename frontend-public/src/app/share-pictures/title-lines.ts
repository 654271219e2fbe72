/** A title set for a picture: lines of one size, none wider than they may be. */
export type SetTitle = { size: number; lines: string[] };

const sizes = [104, 92, 80, 68, 58, 50] as const;

/** Widths of the display cut in parts of its size, by how wide a letter looks. Pictures are set without a browser. */
const widths = { none: 0, narrow: 0.3, plain: 0.48, broad: 0.65, widest: 0.8, square: 1 } as const;

/** Vietnamese and the like are set in a broader typeface. */
const rareLatin = /[\u0300-\u036f\u0180-\u024f\u1e00-\u1eff]/;

const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

function letterWidth(letter: string): number {
  if (square.test(letter)) return widths.square;
  if (/\p{M}/u.test(letter)) return widths.none;
  // Greek, Cyrillic, Hebrew, Arabic and the scripts of India come from broader fonts.
  if (letter > '\u0370' && /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)) return widths.broad;
  if (/[iIljtfr.,:;'’!\s]/.test(letter)) return widths.narrow;
  if (/[mMwW]/.test(letter)) return widths.widest;
  return /[A-Z&@]/.test(letter) ? widths.broad : widths.plain;
}

const widthOf = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The largest size at which a title keeps to its width in at most three lines; a longer one ends in "…". */
export function setTitle(title: string, given: number): SetTitle {
  const width = rareLatin.test(title) ? given / 1.25 : given;
  const tried = sizes.map((size) => ({ size, lines: linesOf(title, size, width) }));
  const fitting = tried.find(({ lines, size }) => isInside(lines, size, width));
  if (fitting) return fitting;
  const { size, lines } = tried.at(-1) ?? { size: sizes[0], lines: [title] };
  const kept = lines.slice(0, 3);
  return { size, lines: lines.length > 3 ? [...kept.slice(0, 2), `${kept[2] ?? ''}…`] : kept };
}

const isInside = (lines: string[], size: number, width: number): boolean =>
  lines.length <= 3 && lines.every((line) => widthOf(line, size) <= width);

function linesOf(title: string, size: number, width: number): string[] {
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) return [...lines.slice(0, -1), longer];
    return [...lines, ...partsOf(word, size, width)];
  }, []);
}

/** A letter with its marks. */
const letters = /.[\p{M}\u200c\u200d]*/gu;

/** A word in parts that keep to the width. Punctuation does not begin a part. */
function partsOf(word: string, size: number, width: number): string[] {
  return (word.match(letters) ?? []).reduce<string[]>((parts, letter) => {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    const fits = widthOf(longer, size) <= width || (/^\p{P}/u.test(letter) && widthOf(longer, size) <= width + size);
    return fits && parts.length > 0 ? [...parts.slice(0, -1), longer] : [...parts, letter];
  }, []);
}
