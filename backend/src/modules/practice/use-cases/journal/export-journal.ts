import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { realTime } from '#kernel/real-time.ts';
import { DataExportStreamer } from '#platform/http/data-exports.ts';
import { BackgroundThread, resolveJobModuleUrl } from '#platform/threads/background-thread.ts';
import { journalTitle, formatEntryHeading, type JournalPdfEntry } from './journal-book.ts';
import type { JournalEntryView } from './journal.view.ts';
import { ReadJournal } from './read-journal.ts';

export const journalFormats = ['md', 'json', 'pdf'] as const;
export type JournalFormat = (typeof journalFormats)[number];

interface JournalFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

type EntryBatches = AsyncIterable<readonly JournalEntryView[]>;

const types: Readonly<Record<JournalFormat, string>> = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
};
const journalBookJobUrl = resolveJobModuleUrl(import.meta.url, 'journal-book');

@Injectable()
export class ExportJournal {
  constructor(
    private readonly journal: ReadJournal,
    private readonly thread: BackgroundThread,
    private readonly exports: DataExportStreamer,
  ) {}

  async export(userId: string, format: JournalFormat): Promise<JournalFile> {
    const content = await this.exports.stream(userId, (gone) => {
      const slices = this.journal.batches(userId);
      if (format === 'pdf')
        return this.thread.run<readonly JournalPdfEntry[]>(journalBookJobUrl, withEmptyFirstBatch(slices), gone);
      return format === 'json' ? generateJson(slices) : generateMarkdown(slices);
    });
    return { name: `my-journal.${format}`, type: types[format], content };
  }
}

async function* withEmptyFirstBatch(slices: EntryBatches): AsyncGenerator<readonly JournalPdfEntry[]> {
  yield [];
  yield* slices;
}

async function* generateJson(slices: EntryBatches): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entries of slices) {
    yield before + entries.map((entry) => JSON.stringify(entry, null, 2)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* generateMarkdown(slices: EntryBatches): AsyncGenerator<string> {
  const now = realTime();
  yield `# ${journalTitle}\n`;
  for await (const entries of slices)
    yield entries.map((entry) => `\n## ${formatEntryHeading(entry, now)}\n\n${entry.text}\n`).join('');
}
