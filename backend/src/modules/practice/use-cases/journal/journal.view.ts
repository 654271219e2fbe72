import { ApiProperty } from '@nestjs/swagger';
import { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

/** A journal entry as its author sees it. */
export class JournalEntryView {
  id!: string;
  /** The id that the device generated for the entry. */
  clientId!: string;
  @ApiProperty({ enum: journalSources, enumName: 'JournalSource' })
  source!: JournalSource;
  /** Id of the lesson or reflection that the entry is about; null for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  sourceId!: string | null;
  /** Title of the lesson or reflection; null for a free entry or when the lesson or reflection was removed. */
  @ApiProperty({ type: String, nullable: true })
  sourceTitle!: string | null;
  text!: string;
  /** Version of the entry; send it with a change. */
  version!: number;
  /** Time zone in which the user began the entry, such as Europe/Berlin; null if the device did not send it. */
  @ApiProperty({ type: String, nullable: true })
  zone!: string | null;
  /** RFC 3339. */
  writtenAt!: string;
  /** RFC 3339. */
  updatedAt!: string;
  /** RFC 3339: time of deletion; null for an entry that is not deleted. A deleted entry can be restored for 14 days. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt!: string | null;
}

/** A page of entries, newest first. */
export class JournalPage {
  items!: JournalEntryView[];
  /** Number of entries on all pages; with a search term, the number of entries that were searched. */
  total!: number;
  /** Size of the journal in bytes, with deleted entries. */
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
