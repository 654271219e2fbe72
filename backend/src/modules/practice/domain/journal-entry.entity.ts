import { defineEntity, p } from '@mikro-orm/core';

export const journalSources = ['lesson', 'reflection', 'free'] as const;
export type JournalSource = (typeof journalSources)[number];

/** Days in real time during which a deleted entry can be restored. */
export const trashDays = 14;

const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Created by the device, so that a repeated request stores one entry. */
    clientId: p.uuid(),
    source: p.enum(journalSources),
    sourceId: p.uuid().nullable(),
    /** Encrypted for the user (JournalCipher). */
    sealedText: p.text().hidden(),
    /** From 1; increases with each change of the text. */
    version: p.integer(),
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

export class JournalEntry extends JournalEntrySchema.class {
  rewrite(sealedText: string, now: Date): void {
    this.sealedText = sealedText;
    this.version += 1;
    this.updatedAt = now;
  }

  replaceSealedText(sealedText: string): void {
    this.sealedText = sealedText;
  }

  /** A repeated call does not change the time of deletion. */
  delete(now: Date): void {
    this.deletedAt ??= now;
  }

  restore(): void {
    this.deletedAt = null;
  }
}
JournalEntrySchema.setClass(JournalEntry);
