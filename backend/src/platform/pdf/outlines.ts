import { selectFallbackFonts, serifFonts, siteFonts } from '../fonts/font-files.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { TextDirections } from './text-lines.ts';
import { toVisualOrder, splitRunIntoWords } from './typesetter.ts';

interface TextPlacement {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fonts: readonly [string, ...string[]];
}

const plainTextPattern = /^[ -~\u00a0-\u017f‘’“”–—…·]*$/;
/** If a picture contains a letter that the site's fonts lack, all its texts use the serif font. */
const rareLatin = /[\u0300-\u036f\u0180-\u024f\u1e00-\u1eff]/;
const textElementPattern = /<text\b([^>]*)>([^<]*)<\/text>/g;
const xmlEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The renderer omits characters that the site's fonts lack, so outlines replace such texts. */
export class SvgTextOutliner {
  private fonts: PdfFonts | undefined;

  async outlineSvg(written: string): Promise<string> {
    const svg = written.normalize('NFC');
    const texts = Array.from(svg.matchAll(textElementPattern), ([, , text = '']) => decodeText(text));
    if (texts.every((text) => plainTextPattern.test(text))) return svg;
    const fonts = (this.fonts ??= await openFonts());
    const isRare = texts.some((text) => rareLatin.test(text));
    const others = [siteFonts.displayExt, serifFonts.reading, ...selectFallbackFonts(texts.join(' '))];
    return svg.replace(textElementPattern, (whole, attributes: string, marked: string) => {
      const text = decodeText(marked);
      if (plainTextPattern.test(text) && !isRare) return whole;
      const own = attributes.includes('Newsreader') ? siteFonts.display : siteFonts.sans;
      const place = {
        x: parseAttribute(attributes, 'x'),
        y: parseAttribute(attributes, 'y'),
        size: parseAttribute(attributes, 'font-size'),
      };
      return toOutline(fonts, text, { ...place, fonts: [isRare ? serifFonts.reading : own, ...others] });
    });
  }
}

async function openFonts(): Promise<PdfFonts> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PdfFonts(new PDFDocument({ autoFirstPage: false }));
}

function toOutline(fonts: PdfFonts, text: string, { x, y, size, fonts: [own, ...others] }: TextPlacement): string {
  const paths: string[] = [];
  let at = x;
  for (const part of new TextDirections(text).visualParts({ start: 0, end: text.length })) {
    const runs = fonts.splitIntoRuns(part.text, own, others);
    for (const run of part.isRightToLeft ? runs.flatMap(splitRunIntoWords).reverse() : runs) {
      const { shaped, unitsPerEm } = fonts.shape({ ...run, text: toVisualOrder(run, part.isRightToLeft) });
      const scale = size / unitsPerEm;
      shaped.glyphs.forEach(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = shaped.positions[index] ?? {};
        const place = `translate(${at + xOffset * scale} ${y - yOffset * scale}) scale(${scale} ${-scale})`;
        paths.push(`<path transform="${place}" d="${path.toSVG()}"/>`);
        at += xAdvance * scale;
      });
    }
  }
  return `<g>${paths.join('')}</g>`;
}

const decodeText = (marked: string): string =>
  marked.replace(/&(\S+?);/g, (whole, name: string) => xmlEntities[name] ?? whole);

const parseAttribute = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
