import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { acquireTransactionLock } from '#platform/database/transaction.ts';
import { JournalEntryNotFound } from '../../domain/errors.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';

export async function lockJournal(em: EntityManager, userId: string): Promise<void> {
  await acquireTransactionLock(em, `journal:${userId}`);
}

export async function lockEntry(em: EntityManager, userId: string, id: string): Promise<JournalEntry> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const entry = isUuid(id) ? await em.findOne(JournalEntry, { id, userId }, { lockMode }) : null;
  if (!entry) throw new JournalEntryNotFound();
  return entry;
}
