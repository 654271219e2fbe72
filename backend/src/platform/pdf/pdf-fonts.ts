import { serifFonts } from '../fonts/font-files.ts';

export type FontStyle = keyof typeof serifFonts;

export interface TextRun {
  readonly font: string;
  readonly text: string;
}

export interface ShapedTextRun {
  readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[];
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
}

interface OpenFont {
  readonly font: {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): ShapedTextRun;
  };
  layoutCache: object;
}

const replacementCharacter = '\ufffd';
/** Matches invisible characters except joiners, which change the shape of letters. */
const undrawnCharacterPattern = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]|\p{Cc}/u;
const joinerPattern = /[\u200c\u200d]/u;

const plainTextPattern = /^[ -~\u00a0-\u00ac\u00ae-\u017f‘’“”–—…]*$/;
const attachedToPreviousPattern = /[\p{M}\p{Zs}]/u;

export class PdfFonts {
  private readonly opened = new Map<string, OpenFont>();
  private readonly known = new Map<string, boolean>();
  private readonly doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    for (const [cut, file] of Object.entries(serifFonts)) doc.registerFont(cut, file);
    for (const cut of ['reading', 'bold'] as const) this.open(cut);
  }

  splitIntoRuns(text: string, cut: string, others: readonly string[]): TextRun[] {
    if (cut in serifFonts && plainTextPattern.test(text)) return [{ font: cut, text }];
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      if (undrawnCharacterPattern.test(character)) continue;
      const last = runs.at(-1);
      // A combining mark must use the font of the letter before it, so that both are shaped together.
      const stays = last && attachedToPreviousPattern.test(character) && this.has(last.font, character);
      const font = stays ? last.font : [cut, ...others].find((name) => this.has(name, character));
      if (font === undefined && joinerPattern.test(character)) continue;
      const drawn = font === undefined ? replacementCharacter : character;
      if (last && last.font === (font ?? cut)) last.text += drawn;
      else runs.push({ font: font ?? cut, text: drawn });
    }
    return runs;
  }

  shape({ font, text }: TextRun): { readonly shaped: ShapedTextRun; readonly unitsPerEm: number } {
    const { font: opened } = this.open(font);
    return { shaped: opened.layout(text), unitsPerEm: opened.unitsPerEm };
  }

  /** The font library's cache of shaped words has no limit. */
  clearShapeCache(): void {
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
