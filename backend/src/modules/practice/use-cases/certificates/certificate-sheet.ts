import { institute } from '../../../../kernel/institute.ts';
import { dayInWords } from '../../../../kernel/time-in-words.ts';
import { pdfFile } from '../../../../platform/pdf/pdf-file.ts';
import type { CertificateView } from './certificate.view.ts';

/** The year is left out only for a day of this one, and nobody has a certificate of 1970. */
const longAgo = new Date(0);

/** A certificate to print: a name, a program and a date. */
export function certificateSheet({ name, programTitle, completedAt }: CertificateView): Promise<Buffer> {
  const title = `Certificate: ${programTitle}`;
  return pdfFile(title, { size: 'A4', layout: 'landscape', margin: 72 }, (doc) => {
    const line = (words: string, size: number, cut = 'reading') =>
      doc.font(cut).fontSize(size).text(words, { align: 'center' }).moveDown(0.8);
    doc.moveDown(4);
    line(institute.name, 14);
    line(name, 34, 'bold');
    line('has completed all lessons of', 14);
    line(programTitle, 26, 'bold');
    line(dayInWords(new Date(completedAt), longAgo), 14);
  });
}
