import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

const require = createRequire(import.meta.url);

/** The typeface travels in the file. It has the letters of most languages, those of East Asia left out. */
const cuts = {
  reading: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
};

export interface PdfPaper {
  /** Of its pages, as PDF names it. */
  readonly size: 'A4' | 'A5';
  readonly layout: 'portrait' | 'landscape';
  /** Points, on all sides. */
  readonly margin: number;
}

/** A PDF with a title; `draw` sets its text in the cuts `reading` and `bold`. */
export async function pdfFile(
  title: string,
  { size, layout, margin }: PdfPaper,
  draw: (doc: PDFKit.PDFDocument) => Promise<void> | void,
): Promise<Buffer> {
  // Loaded with the first file: it takes 30 MB, and most processes make none.
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title };
  const doc = new PDFDocument({ size, layout, margin, info, pdfVersion: '1.7', lang: 'en', displayTitle: true });
  for (const [name, file] of Object.entries(cuts)) doc.registerFont(name, file);
  const whole = buffer(doc);
  await draw(doc.font('reading'));
  doc.end();
  return whole;
}
