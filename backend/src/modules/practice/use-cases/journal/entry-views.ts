import { Injectable } from '@nestjs/common';
import { CourseOutlineReader } from '#modules/content/index.ts';
import type { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { JournalCipher } from './journal-cipher.ts';
import type { JournalEntryView } from './journal.view.ts';

/** Callers must pass only entries of the current user, because no check follows. */
@Injectable()
export class BuildJournalEntryViews {
  constructor(
    private readonly seal: JournalCipher,
    private readonly outline: CourseOutlineReader,
  ) {}

  async toViews(entries: readonly JournalEntry[]): Promise<JournalEntryView[]> {
    const titles = await this.outline.readTitles(entries.flatMap(({ sourceId }) => sourceId ?? []));
    return entries.map((entry) => ({
      ...{ id: entry.id, clientId: entry.clientId, source: entry.source, sourceId: entry.sourceId ?? null },
      sourceTitle: titles.get(entry.sourceId ?? '') ?? null,
      text: this.decryptText(entry),
      version: entry.version,
      zone: entry.zone ?? null,
      writtenAt: entry.writtenAt.toISOString(),
      updatedAt: entry.updatedAt.toISOString(),
      deletedAt: entry.deletedAt?.toISOString() ?? null,
    }));
  }

  async toView(entry: JournalEntry): Promise<JournalEntryView> {
    const [view] = await this.toViews([entry]);
    return view as JournalEntryView;
  }

  decryptText({ id, sealedText }: Pick<JournalEntry, 'id' | 'sealedText'>): string {
    return this.seal.decrypt(sealedText, id);
  }
}
