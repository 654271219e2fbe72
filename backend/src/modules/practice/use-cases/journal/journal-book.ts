import { setImmediate } from 'node:timers/promises';
import { formatDay } from '#kernel/format-date.ts';
import { realTime } from '#kernel/real-time.ts';
import { startPdf, type PdfFile } from '#platform/pdf/pdf-file.ts';
import type { TextStyle } from '#platform/pdf/typesetter.ts';
import type { BackgroundJob } from '#platform/threads/job.ts';
import type { JournalEntryView } from './journal.view.ts';

export type JournalPdfEntry = Pick<JournalEntryView, 'writtenAt' | 'zone' | 'sourceTitle' | 'text'>;

export const journalTitle = 'My journal';

export const formatEntryHeading = ({ writtenAt, zone, sourceTitle }: JournalPdfEntry, now: Date): string =>
  `${formatDay(new Date(writtenAt), now, zone ?? undefined)}${sourceTitle ? `: ${sourceTitle}` : ''}`;

const page = { width: 419.53, height: 595.28, margin: 48 } as const;
const columnWidth = page.width - 2 * page.margin;
const pageBottom = page.height - page.margin;
const styles = {
  title: { cut: 'bold', size: 22, leading: 1.3 },
  heading: { cut: 'bold', size: 11, leading: 1.4 },
  text: { cut: 'reading', size: 10, leading: 1.55 },
} as const satisfies Record<string, TextStyle>;

/** Only journals with very short lines reach this limit, because 20 MB of ordinary text need only 13,000 pages. */
const maxPages = 15_000;
const truncationNotice =
  'This PDF ends here: it can have at most 15,000 pages. Save your journal as text to have all of it.';
const sliceMs = 20;

export async function startJob(signal: AbortSignal): Promise<BackgroundJob<readonly JournalPdfEntry[]>> {
  const file = await startPdf(journalTitle, { size: 'A5', layout: 'portrait', margin: page.margin });
  const book = new Book(file, signal);
  await book.write(journalTitle, styles.title, 26);
  return {
    add: async (entries) => {
      for (const entry of entries) await book.add(entry);
      // Waits, because the PDF document emits its data in a later turn of the event loop.
      await setImmediate();
      return file.take();
    },
    end: () => file.end(),
  };
}

class Book {
  private y: number = page.margin;
  private pages = 1;
  private turnSince = performance.now();
  private readonly now = realTime();
  private readonly file: PdfFile;
  private readonly signal: AbortSignal;

  constructor(file: PdfFile, signal: AbortSignal) {
    this.file = file;
    this.signal = signal;
  }

  async add(entry: JournalPdfEntry): Promise<void> {
    if (this.y + 4 * styles.text.size * styles.text.leading > pageBottom) this.addPage();
    await this.write(formatEntryHeading(entry, this.now), styles.heading, 4);
    await this.write(entry.text, styles.text, 24);
  }

  async write(text: string, style: TextStyle & { leading: number }, after: number): Promise<void> {
    const height = style.size * style.leading;
    for (const line of this.file.typesetter.typesetLines(text, style, columnWidth)) {
      if (this.pages > maxPages) return;
      if (this.y + height > pageBottom) this.addPage();
      if (line)
        this.file.typesetter.drawLine(line, style, {
          left: page.margin,
          width: columnWidth,
          baseline: this.y + style.size,
        });
      this.y += height;
      if (performance.now() - this.turnSince < sliceMs) continue;
      await setImmediate();
      this.signal.throwIfAborted();
      this.turnSince = performance.now();
    }
    this.y += after;
  }

  private addPage(): void {
    this.pages += 1;
    this.file.doc.addPage();
    this.y = page.margin;
    if (this.pages <= maxPages) return;
    const [line] = this.file.typesetter.typesetLines(truncationNotice, styles.heading, Infinity);
    if (line)
      this.file.typesetter.drawLine(
        line,
        { ...styles.text, size: 6 },
        { left: page.margin, width: columnWidth, baseline: this.y },
      );
  }
}
