import { Typesetter } from './typesetter.ts';

export interface PdfPageOptions {
  readonly size: 'A4' | 'A5';
  readonly layout: 'portrait' | 'landscape';
  readonly margin: number;
}

export interface PdfFile {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly take: () => Uint8Array[];
  readonly end: () => Promise<Uint8Array[]>;
}

/** Drawing uses much CPU time, so call this function only in a background thread. */
export async function startPdf(title: string, { size, layout, margin }: PdfPageOptions): Promise<PdfFile> {
  // The library takes 30 MB of memory, so the code loads the library on use.
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title };
  const doc = new PDFDocument({ size, layout, margin, info, pdfVersion: '1.7', lang: 'en', displayTitle: true });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const take = () => chunks.splice(0);
  return {
    doc,
    typesetter: new Typesetter(doc),
    take,
    end: async () => {
      const ended = new Promise((resolve) => doc.once('end', resolve));
      doc.end();
      await ended;
      return take();
    },
  };
}
