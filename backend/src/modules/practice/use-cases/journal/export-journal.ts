import { Injectable } from '@nestjs/common';
import { bookTitle, headingOf, journalBook } from './journal-book.ts';
import type { JournalEntryView } from './journal.view.ts';
import { ListJournal } from './list-journal.ts';

export const journalFormats = ['md', 'json', 'pdf'] as const;
export type JournalFormat = (typeof journalFormats)[number];

interface JournalFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

const types: Readonly<Record<JournalFormat, string>> = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
};

/** A person's whole journal as a file of theirs. */
@Injectable()
export class ExportJournal {
  constructor(private readonly listJournal: ListJournal) {}

  async export(userId: string, format: JournalFormat): Promise<JournalFile> {
    const entries = await this.listJournal.readAll(userId);
    return { name: `my-journal.${format}`, type: types[format], content: await contentOf(entries, format) };
  }
}

async function contentOf(entries: readonly JournalEntryView[], format: JournalFormat): Promise<Buffer> {
  if (format === 'pdf') return journalBook(entries);
  return Buffer.from(format === 'json' ? JSON.stringify(entries, null, 2) : markdownOf(entries));
}

function markdownOf(entries: readonly JournalEntryView[]): string {
  const now = new Date();
  const parts = entries.map((entry) => `## ${headingOf(entry, now)}\n\n${entry.text}\n`);
  return [`# ${bookTitle}\n`, ...parts].join('\n');
}
