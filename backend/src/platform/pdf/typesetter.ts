import { TextDirections, breakIntoLines, paragraphEndPattern, type TextLine } from './text-lines.ts';
import { selectFallbackFonts } from '../fonts/font-files.ts';
import { PdfFonts, type FontStyle, type TextRun } from './pdf-fonts.ts';

export interface TextStyle {
  readonly cut: FontStyle;
  readonly size: number;
  readonly leading?: number;
  readonly align?: 'start' | 'center';
}

export interface TypesetLine extends TextLine {
  readonly directions: TextDirections;
  readonly fonts: readonly string[];
}

const maxCachedMeasurements = 20_000;
const drawOptions: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' };
/** The PDF library itself puts these scripts into right-to-left order. */
const reversedByLibraryPattern = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const maxBlankLines = 2;

/** The PDF library can take unlimited time for line breaks, so this class breaks lines itself. */
export class Typesetter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: PdfFonts;
  private readonly measured = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.fonts = new PdfFonts(doc);
  }

  *typesetLines(text: string, style: TextStyle, width: number): Generator<TypesetLine | undefined> {
    const fonts = selectFallbackFonts(text);
    let blank = 0;
    for (const written of splitParagraphs(text)) {
      const paragraph = written.replaceAll('\t', '    ').trimEnd();
      if (paragraph === '') {
        if ((blank += 1) <= maxBlankLines) yield undefined;
        continue;
      }
      blank = 0;
      const directions = new TextDirections(paragraph);
      const widthOf = (text: string) => this.widthOf(text, style, fonts);
      for (const line of breakIntoLines(paragraph, width, widthOf)) yield { ...line, directions, fonts };
    }
  }

  drawLine(
    line: TypesetLine,
    style: TextStyle,
    { left, width, baseline }: { left: number; width: number; baseline: number },
  ): void {
    const { directions, fonts } = line;
    const space = Math.max(0, width - line.width);
    const before = style.align === 'center' ? space / 2 : directions.isRightToLeft ? space : 0;
    this.doc.x = left + before;
    for (const { text, isRightToLeft } of directions.visualParts(line)) {
      const runs = this.fonts.splitIntoRuns(text, style.cut, fonts);
      for (const run of isRightToLeft ? runs.flatMap(splitRunIntoWords).reverse() : runs)
        this.doc
          .font(run.font)
          .fontSize(style.size)
          .text(toVisualOrder(run, isRightToLeft), this.doc.x, baseline, drawOptions);
    }
  }

  private widthOf(text: string, { cut, size }: TextStyle, fonts: readonly string[]): number {
    const key = `${cut} ${text}`;
    let perPoint = this.measured.get(key);
    if (perPoint === undefined) {
      perPoint = 0;
      for (const run of this.fonts.splitIntoRuns(text, cut, fonts))
        perPoint += this.doc.font(run.font).fontSize(1).widthOfString(run.text);
      if (this.measured.size >= maxCachedMeasurements) this.clearCaches();
      this.measured.set(key, perPoint);
    }
    return perPoint * size;
  }

  private clearCaches(): void {
    this.measured.clear();
    this.fonts.clearShapeCache();
  }
}

/** A text may have 100,000 line breaks, so this function yields one paragraph at a time. */
function* splitParagraphs(text: string): Generator<string> {
  const ends = new RegExp(paragraphEndPattern, 'g');
  let from = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index);
    from = ends.lastIndex;
  }
  yield text.slice(from);
}

export const splitRunIntoWords = ({ font, text }: TextRun): TextRun[] =>
  text.split(/(?<= )/).map((word) => ({ font, text: word }));

/** The PDF library reverses Hebrew and Arabic itself. */
export const toVisualOrder = ({ text }: TextRun, isRightToLeft: boolean): string =>
  reversedByLibraryPattern.test(text) === isRightToLeft ? text : Array.from(text).reverse().join('');
