import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { JournalEntryExists } from '../../domain/errors.ts';
import { JournalEntry, type JournalSource } from '../../domain/journal-entry.entity.ts';
import { BuildJournalEntryViews } from './entry-views.ts';
import { lockJournal } from './lock-journal.ts';
import { checkJournalSize } from './journal-size.ts';
import { JournalCipher } from './journal-cipher.ts';
import type { JournalEntryView } from './journal.view.ts';

interface NewEntry {
  readonly userId: string;
  readonly clientId: string;
  readonly source: JournalSource;
  readonly sourceId: string | null;
  readonly text: string;
  readonly zone: string | null;
}

@Injectable()
export class CreateJournalEntry {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: JournalCipher,
    private readonly views: BuildJournalEntryViews,
  ) {}

  /** Throws if the stored entry has another text, so a result without an error means that this text is stored. */
  async write(entry: NewEntry): Promise<JournalEntryView> {
    const written = await this.writeOnce(entry);
    if (written.text !== entry.text) throw new JournalEntryExists(written);
    return written;
  }

  writeOnce(entry: NewEntry): Promise<JournalEntryView> {
    return this.tx.run(async ({ em }) => {
      await lockJournal(em, entry.userId);
      const known = await em.findOne(JournalEntry, { userId: entry.userId, clientId: entry.clientId });
      if (known) return this.views.toView(known);
      const other = await findEntryForSource(em, entry);
      if (other) throw new JournalEntryExists(await this.views.toView(other));
      await checkJournalSize(em, entry);
      return this.views.toView(this.add(em, entry));
    });
  }

  private add(em: EntityManager, { text, ...entry }: NewEntry): JournalEntry {
    const id = newId();
    const now = realTime();
    return em.create(JournalEntry, {
      ...entry,
      id,
      sealedText: this.seal.encrypt(text, id),
      version: 1,
      writtenAt: now,
      updatedAt: now,
      deletedAt: null,
    });
  }
}

export const findEntryForSource = async (
  em: EntityManager,
  { userId, source, sourceId }: Pick<JournalEntry, 'userId' | 'source' | 'sourceId'>,
): Promise<JournalEntry | null> =>
  sourceId ? em.findOne(JournalEntry, { userId, source, sourceId, deletedAt: null }) : null;
