import { getDocumentProxy } from 'unpdf';

interface Glyph {
  readonly originalCharCode: number;
  readonly unicode: string;
}

export interface PdfContent {
  readonly pages: number;
  readonly text: string;
  /** Number of characters that the font lacks, which the PDF shows as glyph 0. */
  readonly missing: number;
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  let missing = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
    const { argsArray } = await page.getOperatorList();
    const glyphs = (argsArray as unknown[]).flat(2).filter(isGlyph);
    missing += glyphs.filter(({ originalCharCode }) => originalCharCode === 0).length;
  }
  return { pages: document.numPages, text: text.normalize('NFC').replace(/\s/g, ''), missing };
}

const isGlyph = (value: unknown): value is Glyph =>
  typeof value === 'object' && value !== null && 'originalCharCode' in value;
