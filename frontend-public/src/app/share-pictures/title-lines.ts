/** A title set for a picture: lines of one size, none wider than they may be. */
export type SetTitle = { size: number; lines: string[] };

const sizes = [104, 92, 80, 68, 58, 50] as const;

/** Widths of the display cut in parts of its size, by how wide a letter looks. Pictures are set without a browser. */
const widths = { narrow: 0.3, plain: 0.48, broad: 0.65, widest: 0.8 } as const;

function letterWidth(letter: string): number {
  if (/[iIljtfr.,:;'’!\s]/.test(letter)) return widths.narrow;
  if (/[mMwW]/.test(letter)) return widths.widest;
  return /[A-Z&@]/.test(letter) ? widths.broad : widths.plain;
}

const widthOf = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** The largest size at which a title keeps to its width in at most three lines; a longer one ends in "…". */
export function setTitle(title: string, width: number): SetTitle {
  const tried = sizes.map((size) => ({ size, lines: linesOf(title, size, width) }));
  const fitting = tried.find(({ lines, size }) => isInside(lines, size, width));
  if (fitting) return fitting;
  const { size, lines } = tried.at(-1) ?? { size: sizes[0], lines: [title] };
  return { size, lines: [...lines.slice(0, 2), `${lines[2] ?? ''}…`] };
}

const isInside = (lines: string[], size: number, width: number): boolean =>
  lines.length <= 3 && lines.every((line) => widthOf(line, size) <= width);

function linesOf(title: string, size: number, width: number): string[] {
  return title.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && widthOf(longer, size) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}
