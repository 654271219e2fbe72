import { defineEntity, p } from '@mikro-orm/core';

export const journalSources = ['lesson', 'reflection', 'free'] as const;
export type JournalSource = (typeof journalSources)[number];

/** How long an entry that was deleted can be brought back, in days of real time. */
export const daysInDeleted = 14;

const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Made by the device, so that what is sent twice is kept once. */
    clientId: p.uuid(),
    source: p.enum(journalSources),
    /** The lesson or reflection it was written to; that may be gone by now. */
    sourceId: p.uuid().nullable(),
    /** The words, for their writer alone (JournalSeal). */
    sealedText: p.text().hidden(),
    /** From 1; each change of the words moves it on. */
    version: p.integer(),
    /** The time zone it was begun in, where the device told it. */
    zone: p.text().nullable(),
    writtenAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['userId', 'clientId'] }],
  indexes: [
    { properties: ['userId', 'id'] },
    {
      name: 'journal_entry_deleted',
      expression: `create index "journal_entry_deleted" on "journal_entry" ("deleted_at") where "deleted_at" is not null`,
    },
  ],
});

/** What somebody wrote for themselves. */
export class JournalEntry extends JournalEntrySchema.class {
  rewrite(sealedText: string, now: Date): void {
    this.sealedText = sealedText;
    this.version += 1;
    this.updatedAt = now;
  }

  /** The same words under another key. */
  keepTextAs(sealedText: string): void {
    this.sealedText = sealedText;
  }

  /** Keeps the moment of the first time. */
  delete(now: Date): void {
    this.deletedAt ??= now;
  }

  restore(): void {
    this.deletedAt = null;
  }
}
JournalEntrySchema.setClass(JournalEntry);
