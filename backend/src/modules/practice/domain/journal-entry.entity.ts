import { defineEntity, p } from '@mikro-orm/core';

export const journalSources = ['lesson', 'reflection', 'free'] as const;
export type JournalSource = (typeof journalSources)[number];

/** Number of days in which a deleted journal entry can be restored, by the system clock instead of the test clock. */
export const trashRetentionDays = 14;

const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Id that the device generates, so that an entry that it sends twice is stored once. */
    clientId: p.uuid(),
    source: p.enum(journalSources),
    sourceId: p.uuid().nullable(),
    /** Text of the journal entry, encrypted for the user by JournalCipher. */
    sealedText: p.text().hidden(),
    /** Version of the text: 1 for a new entry, increased by each change. */
    version: p.integer(),
    zone: p.text().nullable(),
    writtenAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().nullable().index(),
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

export class JournalEntry extends JournalEntrySchema.class {
  rewrite(sealedText: string, now: Date): void {
    this.sealedText = sealedText;
    this.version += 1;
    this.updatedAt = now;
  }

  replaceSealedText(sealedText: string): void {
    this.sealedText = sealedText;
  }

  delete(now: Date): void {
    this.deletedAt ??= now;
  }

  restore(): void {
    this.deletedAt = null;
  }
}
JournalEntrySchema.setClass(JournalEntry);
