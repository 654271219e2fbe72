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

/** Starts a PDF document. Call this function only in a background thread, because drawing uses much CPU time. */
export async function startPdf(title: string, { size, layout, margin }: PdfPageOptions): Promise<PdfFile> {
  // Loads the library on use, because it takes 30 MB of memory.
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
