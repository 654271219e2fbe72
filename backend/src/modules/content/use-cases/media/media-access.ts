import { Injectable, Logger } from '@nestjs/common';
import type { ReadableFile } from '#platform/http/readable-file.ts';
import { containsSound } from '#platform/markdown/prose.ts';
import { addPreviewToken } from '#platform/preview/preview-scope.ts';
import { FileKeys } from '#modules/files/index.ts';
import { MediaFileMissing, InvalidMediaKey, MediaNotFound } from '../../domain/errors.ts';
import { isWebVttTranscript } from '../../kinds/lesson/transcript.ts';
import { isPrivateMediaUrl, MediaFiles, privateMediaUrlPrefix } from '../../kinds/media-files.ts';
import type { ReaderSession } from '../content-reader.ts';
import { assertItemAllowedInPreview } from '../previews/assert-item-allowed-in-preview.ts';
import { MediaSourceRegistry, type ItemMedia } from './media-sources.ts';

export interface ItemRef {
  readonly kind: string;
  readonly id: string;
  /** File name of a sound in the text of the item. */
  readonly sound?: string | undefined;
}

export interface MediaRequester {
  readonly userId: string | undefined;
  readonly key: string | undefined;
}

export interface MediaLink {
  readonly url: string;
  readonly expiresAt: string;
  readonly sizeBytes: number;
}

export interface OpenedMedia extends ReadableFile {
  readonly type: string;
}

/** Checks the reader's tier at each request, because the tier can change during playback. */
@Injectable()
export class MediaAccess {
  private readonly log = new Logger('media');

  constructor(
    private readonly sources: MediaSourceRegistry,
    private readonly files: MediaFiles,
    private readonly keys: FileKeys,
  ) {}

  async createLink(item: ItemRef, session: ReaderSession | undefined): Promise<MediaLink> {
    assertItemAllowedInPreview(item.id);
    const { size } = await this.findFile(item, await this.sources.read(item.kind, item.id, session?.userId));
    const { key, expiresAt } = this.keys.create(getKeyName(item), session?.sessionId);
    const sound = item.sound ? `&sound=${item.sound}` : '';
    const url = addPreviewToken(`/api/media/${item.kind}/${item.id}?key=${key}${sound}`);
    return { url, expiresAt: expiresAt.toISOString(), sizeBytes: size };
  }

  async openFile(item: ItemRef, asker: MediaRequester): Promise<OpenedMedia> {
    return this.findFile(item, await this.findMedia(item, asker));
  }

  async readCaptions(item: ItemRef, asker: MediaRequester): Promise<string> {
    const { transcript } = await this.findMedia(item, asker);
    if (!transcript || !isWebVttTranscript(transcript)) throw new MediaNotFound();
    return transcript;
  }

  private async findMedia(item: ItemRef, { userId, key }: MediaRequester): Promise<ItemMedia> {
    assertItemAllowedInPreview(item.id);
    const reader = userId ? { readerId: userId } : key && (await this.keys.verify(key, getKeyName(item)));
    if (!reader) throw new InvalidMediaKey();
    return this.sources.read(item.kind, item.id, reader.readerId);
  }

  private async findFile(item: ItemRef, media: ItemMedia): Promise<OpenedMedia> {
    const url = findUrl(item, media);
    if (!url || !isPrivateMediaUrl(url)) throw new MediaNotFound();
    const file = await this.files.find(url);
    const bytes = await file?.open();
    if (file && bytes) return { ...bytes, type: file.type };
    this.log.error({ event: 'content.file-missing', ...item, url });
    throw new MediaFileMissing();
  }
}

/** A key opens either the file of the item or one sound in its text. */
const getKeyName = ({ kind, id, sound }: ItemRef): string => [kind, id, ...(sound ? [sound] : [])].join('/');

function findUrl({ sound }: ItemRef, { url, text }: ItemMedia): string | null {
  if (!sound) return url;
  const soundUrl = `${privateMediaUrlPrefix}${sound}`;
  return text && containsSound(text, soundUrl) ? soundUrl : null;
}
