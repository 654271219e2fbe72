import { ApiProperty } from '@nestjs/swagger';
import { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

/** A journal entry, as its author reads it. */
export class JournalEntryView {
  id!: string;
  /** The id that the device created. */
  clientId!: string;
  @ApiProperty({ enum: journalSources, enumName: 'JournalSource' })
  source!: JournalSource;
  /** The lesson or reflection; null for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  sourceId!: string | null;
  /** The title of the lesson or reflection; null for a free entry or if it is deleted. */
  @ApiProperty({ type: String, nullable: true })
  sourceTitle!: string | null;
  text!: string;
  /** Send it with a change. */
  version!: number;
  /** The time zone at the start, such as Europe/Berlin; null if the device did not send it. */
  @ApiProperty({ type: String, nullable: true })
  zone!: string | null;
  /** RFC 3339. */
  writtenAt!: string;
  /** RFC 3339. */
  updatedAt!: string;
  /** RFC 3339, the time of deletion: the entry can be restored for 14 days. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt!: string | null;
}

/** A page of entries, newest first. */
export class JournalPage {
  items!: JournalEntryView[];
  /** The number of entries on all pages; for a search, the number of entries searched. */
  total!: number;
  /** The size of the journal, with deleted entries. */
  @ApiProperty({ type: 'integer' })
  bytes!: number;
  @ApiProperty({ type: 'integer' })
  mostBytes!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}
