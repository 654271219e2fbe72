import { ApiProperty } from '@nestjs/swagger';
import { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';

export class JournalEntryView {
  id!: string;
  /** Id that the device generated for the entry. */
  clientId!: string;
  @ApiProperty({ enum: journalSources, enumName: 'JournalSource' })
  source!: JournalSource;
  /** Id of the lesson or reflection that the entry is about; null for an entry about neither. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  sourceId!: string | null;
  /**
   * Title of the lesson or reflection that the entry is about; null for an entry about neither, or when the lesson or
   * reflection was removed.
   */
  @ApiProperty({ type: String, nullable: true })
  sourceTitle!: string | null;
  text!: string;
  /** Version of the entry; send it with a change, so that a change of an outdated version is rejected. */
  version!: number;
  /** Time zone in which the user began the entry, such as Europe/Berlin; null if the device did not send it. */
  @ApiProperty({ type: String, nullable: true })
  zone!: string | null;
  /** Time when the entry was created, in RFC 3339. */
  writtenAt!: string;
  /** Time of the last change, in RFC 3339. */
  updatedAt!: string;
  /**
   * Time of deletion, in RFC 3339; null for an entry that is not deleted. A deleted entry can be restored for 14 days.
   */
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
