import { Injectable, Logger } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { addPreviewToken } from '#platform/preview/preview-scope.ts';
import { FileKeys } from '#modules/files/index.ts';
import { MediaFileMissing, InvalidMediaKey, MediaNotFound } from '../../domain/errors.ts';
import { isWebVttTranscript } from '../../kinds/lesson/transcript.ts';
import { isPrivateMediaUrl, MediaFiles, type MediaFile } from '../../kinds/media-files.ts';
import type { ReaderSession } from '../content-reader.ts';
import { checkPreviewed } from '../previews/check-previewed.ts';
import { MediaSources, type PieceMedia } from './media-sources.ts';

export interface PieceRef {
  readonly kind: string;
  readonly id: string;
}

/** The caller of a media request, identified by an access token or by the key in the link. */
export interface MediaRequester {
  readonly userId: string | undefined;
  readonly key: string | undefined;
}

export interface MediaLink {
  readonly url: string;
  readonly expiresAt: string;
  readonly sizeBytes: number;
}

export interface OpenMedia extends MediaFile {
  readonly size: number;
  readonly changedAt: Date;
}

/** Opens films and sound of content. Each request checks the reader's tier, so playback stops soon after a refund. */
@Injectable()
export class MediaReader {
  private readonly log = new Logger('media');

  constructor(
    private readonly sources: MediaSources,
    private readonly files: MediaFiles,
    private readonly keys: FileKeys,
  ) {}

  /**
   * Creates a media link that is valid for an hour. Throws NotInPreview, ContentNotFound, TierTooLow, MediaNotFound, or
   * MediaFileMissing.
   */
  async createLink(piece: PieceRef, session: ReaderSession | undefined): Promise<MediaLink> {
    checkPreviewed(piece.id);
    const { size } = await this.findFile(piece, await this.sources.read(piece.kind, piece.id, session?.userId));
    const { key, expiresAt } = this.keys.create(mediaPath(piece), session?.sessionId);
    const url = addPreviewToken(`/api/media/${mediaPath(piece)}?key=${key}`);
    return { url, expiresAt: expiresAt.toISOString(), sizeBytes: size };
  }

  /**
   * Opens the file of a media link. Throws NotInPreview, InvalidMediaKey, ContentNotFound, TierTooLow, MediaNotFound, or
   * MediaFileMissing.
   */
  async openFile(piece: PieceRef, asker: MediaRequester): Promise<OpenMedia> {
    return this.findFile(piece, await this.findMedia(piece, asker));
  }

  /**
   * Returns the transcript as WebVTT. Throws NotInPreview, InvalidMediaKey, ContentNotFound, TierTooLow, or
   * MediaNotFound.
   */
  async readCaptions(piece: PieceRef, asker: MediaRequester): Promise<string> {
    const { transcript } = await this.findMedia(piece, asker);
    if (!transcript || !isWebVttTranscript(transcript)) throw new MediaNotFound();
    return transcript;
  }

  private async findMedia(piece: PieceRef, { userId, key }: MediaRequester): Promise<PieceMedia> {
    checkPreviewed(piece.id);
    const reader = userId ? { readerId: userId } : key && (await this.keys.verify(key, mediaPath(piece)));
    if (!reader) throw new InvalidMediaKey();
    return this.sources.read(piece.kind, piece.id, reader.readerId);
  }

  private async findFile(piece: PieceRef, { url }: PieceMedia): Promise<OpenMedia> {
    if (!url || !isPrivateMediaUrl(url)) throw new MediaNotFound();
    const file = await this.files.find(url);
    const found = file && (await stat(file.path).catch(() => undefined));
    if (found) return { ...file, size: found.size, changedAt: found.mtime };
    this.log.error({ event: 'content.file-missing', ...piece, url });
    throw new MediaFileMissing();
  }
}

const mediaPath = ({ kind, id }: PieceRef): string => `${kind}/${id}`;
