import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';

const bidi = (bidiFactory as unknown as () => Bidi)();

export interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

export interface DirectionalPart {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const maxFragmentLength = 40;
/** Limits lines of characters without width, such as combining marks. */
const maxLineLength = 300;
const maxBlockLength = 2_000;

const rightToLeftPattern =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u200f\u202b\u202e\u2067\u2068]|[\ud802\ud803\ud83a\ud83b]/;

export const paragraphEndPattern = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;

export function* breakIntoLines(
  paragraph: string,
  width: number,
  widthOf: (fragment: string) => number,
): Generator<TextLine> {
  let line = emptyLine(0);
  let at = 0;
  for (const fragment of splitFragments(paragraph, width, widthOf)) {
    const next = at + fragment.text.length;
    const word = fragment.text.trimEnd();
    const spaces =
      word === '' ? fragment.width : word === fragment.text ? 0 : widthOf(fragment.text.slice(word.length));
    const wide = fragment.width - spaces;
    const isEmpty = line.end === line.start;
    if ((!isEmpty && word !== '' && line.withSpaces + wide > width) || at - line.start >= maxLineLength) {
      yield line;
      line = emptyLine(at);
    }
    if (word !== '') {
      line.end = at + word.length;
      line.width = line.withSpaces + wide;
    } else if (line.end === line.start && (at > 0 || fragment.width > width / 2)) line = emptyLine(next);
    if (line.start < next) line.withSpaces += fragment.width;
    at = next;
  }
  yield line;
}

const emptyLine = (at: number) => ({ start: at, end: at, width: 0, withSpaces: 0 });

interface Fragment {
  readonly text: string;
  readonly width: number;
}

function* splitFragments(paragraph: string, width: number, widthOf: (fragment: string) => number): Generator<Fragment> {
  for (const text of splitWords(paragraph)) {
    const fragment = { text, width: widthOf(text) };
    if (fragment.width <= width) yield fragment;
    else for (const character of text) yield { text: character, width: widthOf(character) };
  }
}

function* splitWords(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    while (from < next.position) {
      const to = findFragmentEnd(paragraph, from, next.position);
      yield paragraph.slice(from, to);
      from = to;
    }
  }
}

function findFragmentEnd(text: string, from: number, end: number): number {
  if (end - from <= maxFragmentLength) return end;
  for (let at = from + maxFragmentLength; at > from + 1; at -= 1) {
    if (!/^[\udc00-\udfff\p{M}\u200c\u200d]/u.test(text.slice(at, at + 2)) && !isLowSurrogate(text, at)) return at;
  }
  return from + maxFragmentLength;
}

const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

export class TextDirections {
  readonly isRightToLeft: boolean;
  private readonly levels: Uint8Array | undefined;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    if (!rightToLeftPattern.test(text)) {
      this.isRightToLeft = false;
      return;
    }
    const first = bidi.getEmbeddingLevels(text.slice(0, maxBlockLength), 'auto');
    this.isRightToLeft = ((first.paragraphs[0]?.level ?? 0) & 1) === 1;
    this.levels = new Uint8Array(text.length);
    for (let from = 0; from < text.length; from += maxBlockLength) {
      const block = text.slice(from, from + maxBlockLength);
      this.levels.set(bidi.getEmbeddingLevels(block, this.isRightToLeft ? 'rtl' : 'ltr').levels, from);
    }
  }

  visualParts({ start, end }: Pick<TextLine, 'start' | 'end'>): DirectionalPart[] {
    const { levels, text } = this;
    if (!levels) return [{ text: text.slice(start, end), isRightToLeft: false }];
    const parts: (DirectionalPart & { level: number })[] = [];
    for (let from = start; from < end;) {
      const level = levels[from] ?? 0;
      let to = from + 1;
      while (to < end && levels[to] === level) to += 1;
      const isRightToLeft = (level & 1) === 1;
      const inOrder = text.slice(from, to);
      parts.push({ level, isRightToLeft, text: isRightToLeft ? mirrorBrackets(inOrder) : inOrder });
      from = to;
    }
    return sortLeftToRight(parts);
  }
}

const mirrorBrackets = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** Follows rule L2 of the Unicode bidirectional algorithm. */
function sortLeftToRight<Leveled extends { readonly level: number }>(parts: Leveled[]): Leveled[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
