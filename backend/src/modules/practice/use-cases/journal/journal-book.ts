import { setImmediate } from 'node:timers/promises';
import { dayInWords } from '../../../../kernel/time-in-words.ts';
import { pdfFile } from '../../../../platform/pdf/pdf-file.ts';
import type { JournalEntryView } from './journal.view.ts';

export const bookTitle = 'My journal';

/** What stands above an entry: its day where it was written, and what it was written to. */
export const headingOf = ({ writtenAt, zone, sourceTitle }: JournalEntryView, now: Date): string =>
  `${dayInWords(new Date(writtenAt), now, zone ?? undefined)}${sourceTitle ? `: ${sourceTitle}` : ''}`;

/**
 * A text without endless words: every 40 characters without a space get a place to break that nobody sees. The time to
 * divide a word into lines grows with the square of its length, and nobody else would be answered meanwhile.
 */
const breakable = (text: string): string => text.replace(/[^ \n]{40}(?=[^ \n])/gu, '$&\u200b');

/** A journal as a book of A5 pages. */
export function journalBook(entries: readonly JournalEntryView[]): Promise<Buffer> {
  const now = new Date();
  return pdfFile(bookTitle, { size: 'A5', layout: 'portrait', margin: 48 }, async (doc) => {
    doc.font('bold').fontSize(22).text(bookTitle).moveDown(2);
    for (const entry of entries) {
      doc.font('bold').fontSize(11).text(headingOf(entry, now)).moveDown(0.5);
      doc.font('reading').fontSize(10).text(breakable(entry.text), { lineGap: 3 }).moveDown(2);
      // A long book takes seconds: others are answered in between.
      await setImmediate();
    }
  });
}
