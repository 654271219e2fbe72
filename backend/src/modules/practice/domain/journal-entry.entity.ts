import { defineEntity, p } from '@mikro-orm/core';

export const journalSources = ['lesson', 'reflection', 'free'] as const;
export type JournalSource = (typeof journalSources)[number];

export const trashRetentionDays = 14;

const JournalEntrySchema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    clientId: p.uuid(),
    source: p.enum(journalSources),
    sourceId: p.uuid().nullable(),
    sealedText: p.text().hidden(),
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
