import { ApiProperty } from '@nestjs/swagger';
import { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export class JournalEntryView {
  id!: string;
  /** Id that the device generated for the entry. */
  clientId!: string;
  @ApiProperty({ enum: journalSources, enumName: 'JournalSource' })
  source!: JournalSource;
  /** Id of the lesson or reflection of the entry, or null for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  sourceId!: string | null;
  /** Title of the lesson or reflection, or null for a free entry or removed content. */
  @ApiProperty({ type: String, nullable: true })
  sourceTitle!: string | null;
  text!: string;
  /** Version of the entry. Send this version with a change, so that conflicts are detected. */
  version!: number;
  /** Time zone of the device when the user began the entry, or null if not sent. */
  @ApiProperty({ type: String, nullable: true })
  zone!: string | null;
  /** Time when the entry was created, in RFC 3339. */
  writtenAt!: string;
  /** Time of the last change, in RFC 3339. */
  updatedAt!: string;
  /** Time of deletion in RFC 3339, or null for an entry that is not deleted. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt!: string | null;
}

export class JournalPage {
  items!: JournalEntryView[];
  /** Number of entries on all pages. A search term does not reduce this number. */
  total!: number;
  /** Size of the journal in bytes, including deleted entries that can be restored. */
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
