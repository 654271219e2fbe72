import { ApiProperty } from '@nestjs/swagger';
import { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

/** An entry of the journal, as its writer reads it. */
export class JournalEntryView {
  id!: string;
  /** As the device named it. */
  clientId!: string;
  @ApiProperty({ enum: journalSources, enumName: 'JournalSource' })
  source!: JournalSource;
  /** The lesson or reflection it was written to; null for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  sourceId!: string | null;
  /** What that is called; null for a free entry, and where it is gone. */
  @ApiProperty({ type: String, nullable: true })
  sourceTitle!: string | null;
  text!: string;
  /** To be sent along with a change. */
  version!: number;
  /** The time zone it was begun in, such as Europe/Berlin; null where the device did not say. */
  @ApiProperty({ type: String, nullable: true })
  zone!: string | null;
  /** RFC 3339. */
  writtenAt!: string;
  /** RFC 3339. */
  updatedAt!: string;
  /** RFC 3339, when it was deleted: it can be brought back for 14 days. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt!: string | null;
}

/** Newest first. */
export class JournalPage {
  items!: JournalEntryView[];
  /** How many entries there are on all pages; a search looks for its words among so many. */
  total!: number;
  /** How much of the journal is used, deleted entries included. */
  @ApiProperty({ type: 'integer' })
  bytes!: number;
  /** How much it can hold. */
  @ApiProperty({ type: 'integer' })
  mostBytes!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}
