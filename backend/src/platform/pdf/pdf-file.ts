import { Typesetter } from './typesetter.ts';

export interface PdfPaper {
  /** Of its pages, as PDF names it. */
  readonly size: 'A4' | 'A5';
  readonly layout: 'portrait' | 'landscape';
  /** Points, on all sides. */
  readonly margin: number;
}

export interface PdfFile {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  /** What is ready of the file since the last call. */
  readonly take: () => Uint8Array[];
  /** The rest of the file. */
  readonly end: () => Promise<Uint8Array[]>;
}

/** Begins a PDF with a title. Call it in a background thread alone: drawing takes the processor for long. */
export async function beginPdf(title: string, { size, layout, margin }: PdfPaper): Promise<PdfFile> {
  // Loaded with the first file: it takes 30 MB.
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
