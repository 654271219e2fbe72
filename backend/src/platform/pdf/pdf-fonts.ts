import { serif } from '../fonts/font-files.ts';

export type Cut = keyof typeof serif;

/** A part of a text that one font draws. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** The glyphs of a run from left to right. */
export interface ShapedRun {
  readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[];
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
}

/** The library's font, which its types do not show. */
interface OpenFont {
  readonly font: {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): ShapedRun;
  };
  layoutCache: object;
}

/** What no font of ours has, such as emoji. */
const replacement = '\ufffd';
/** Controls of direction and the like: they have done their work before anything is drawn. Joiners shape letters. */
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]|\p{Cc}/u;
const joiner = /[\u200c\u200d]/u;

/** All of these are in both cuts of the serif. */
const plain = /^[ -~\u00a0-\u00ac\u00ae-\u017f‘’“”–—…]*$/;
const staysWithBefore = /[\p{M}\p{Zs}]/u;

/** The fonts of one document. A file is opened when a text first needs it. */
export class PdfFonts {
  private readonly opened = new Map<string, OpenFont>();
  /** Which fonts have a character, for the characters that were seen. */
  private readonly known = new Map<string, boolean>();
  private readonly doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    for (const [cut, file] of Object.entries(serif)) doc.registerFont(cut, file);
    for (const cut of ['reading', 'bold'] as const) this.open(cut);
  }

  /** A text as runs of one font each, without what is not drawn. `others` as fallbackFonts gives them. */
  runs(text: string, cut: string, others: readonly string[]): Run[] {
    if (cut in serif && plain.test(text)) return [{ font: cut, text }];
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      if (invisible.test(character)) continue;
      const last = runs.at(-1);
      // A mark or a space stays with the letters around it, so that they are shaped together.
      const stays = last && staysWithBefore.test(character) && this.has(last.font, character);
      const font = stays ? last.font : [cut, ...others].find((name) => this.has(name, character));
      if (font === undefined && joiner.test(character)) continue;
      const drawn = font === undefined ? replacement : character;
      if (last && last.font === (font ?? cut)) last.text += drawn;
      else runs.push({ font: font ?? cut, text: drawn });
    }
    return runs;
  }

  /** The glyphs of a run, in parts of its font's size. */
  shape({ font, text }: Run): { readonly shaped: ShapedRun; readonly unitsPerEm: number } {
    const { font: opened } = this.open(font);
    return { shaped: opened.layout(text), unitsPerEm: opened.unitsPerEm };
  }

  /** Shaped words are kept by the library without an end: call this now and then. */
  forgetWords(): void {
    for (const font of this.opened.values()) font.layoutCache = Object.create(null) as object;
  }

  private has(name: string, character: string): boolean {
    const key = `${character}${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const has = this.open(name).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    this.known.set(key, has);
    return has;
  }

  private open(name: string): OpenFont {
    const known = this.opened.get(name);
    if (known) return known;
    const font = (this.doc.font(name) as unknown as { _font: OpenFont })._font;
    this.opened.set(name, font);
    return font;
  }
}
