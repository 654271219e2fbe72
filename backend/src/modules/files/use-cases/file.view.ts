import { ApiProperty } from '@nestjs/swagger';
import { fileTypes, type FileState, type FileType } from '../domain/stored-file.entity.ts';

export { fileTypes, type FileType };

export class FilePictureView {
  width!: number;
  height!: number;
  /** Public URL of the picture in this width as AVIF. */
  avif!: string;
  /** Public URL of the picture in this width as WebP. */
  webp!: string;
}

export class FocalPointView {
  /** Horizontal position from 0 (left edge) to 1 (right edge). */
  x!: number;
  /** Vertical position from 0 (top edge) to 1 (bottom edge). */
  y!: number;
}

export class FileTrackView {
  @ApiProperty({ enum: ['video', 'audio'] })
  kind!: 'video' | 'audio';
  codec!: string | null;
  /** ISO 639-2 code. */
  language!: string | null;
}

export class StoredFileView {
  id!: string;
  name!: string;

  /** Type that was detected from the content of the file; null unless the file is ready. */
  @ApiProperty({ enum: fileTypes, nullable: true })
  type!: FileType | null;

  contentType!: string | null;

  @ApiProperty({ enum: ['uploading', 'processing', 'ready', 'failed'] })
  state!: FileState;

  /** Reason why the file was refused. */
  problem!: string | null;
  note!: string | null;
  sizeBytes!: number;
  /** URL to store in content that uses the file; null unless the file is ready. */
  url!: string | null;
  /** The picture in each of its widths, smallest first. */
  pictures!: FilePictureView[];
  /** Description of a picture for people who cannot see it. */
  alt!: string | null;
  /** Point of a picture that stays visible when the picture is cropped; null for the centre. */
  focalPoint!: FocalPointView | null;
  /** Width in pixels of a picture or film; null for other files, and until the file is ready. */
  width!: number | null;
  /** Height in pixels of a picture or film; null for other files, and until the file is ready. */
  height!: number | null;
  durationSec!: number | null;
  /** Number of pages of a PDF; null if the number is unknown. */
  pages!: number | null;
  tracks!: FileTrackView[];
  hasCaptions!: boolean;
  posterId!: string | null;
  posterUrl!: string | null;
  /** Number of content items and films that use the file. */
  usageCount!: number;
  /** Time since which nothing uses the file; null while it is used. The file is deleted 30 days after this time. */
  unusedSince!: string | null;
  uploadedAt!: string;
  /** Name of the user who uploaded the file; null for a deleted account. */
  uploadedByName!: string | null;
}

export class FileUsageView {
  /** Kind of content, or `files` for a film that shows the picture as its poster. */
  kind!: string;
  id!: string;
  title!: string;
  @ApiProperty({ enum: ['published', 'draft', 'trash'] })
  state!: 'published' | 'draft' | 'trash';
}

export class StoredFileDetailsView extends StoredFileView {
  /** Content that uses the file, at most 100. */
  usages!: FileUsageView[];
}

export class StoredFilePageView {
  items!: StoredFileView[];
  nextCursor!: string | null;
}

export class FileLinkView {
  /** URL of the file, valid until `expiresAt`. */
  url!: string;
  /** Null for a public file, whose URL does not expire. */
  expiresAt!: string | null;
}

export class CaptionsView {
  /** Captions as WebVTT. */
  text!: string;
}
