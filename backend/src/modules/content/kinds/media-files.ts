import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Settings } from '#platform/config/settings.ts';
import { openLocalFile, type ReadableFile } from '#platform/http/readable-file.ts';
import { assetsFolder } from '#platform/site/folders.ts';

export const privateMediaUrlPrefix = '/files/media/';
const folder = join(assetsFolder, 'media');
const mediaContentTypes: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export interface MediaFile {
  open(): Promise<ReadableFile | undefined>;
  readonly type: string;
  readonly durationSec?: number | null;
  readonly captions?: string | null;
}

export const isPrivateMediaUrl = (url: string): boolean => url.startsWith(privateMediaUrlPrefix);

@Injectable()
export class MediaFiles {
  private readonly names = new Set(existsSync(folder) ? readdirSync(folder) : []);

  private findUploaded: (url: string) => Promise<MediaFile | undefined> = async () => undefined;

  constructor(private readonly settings: Settings) {}

  /** A use case sets this search at startup, because kinds must not import other modules. */
  searchUploads(find: (url: string) => Promise<MediaFile | undefined>): void {
    this.findUploaded = find;
  }

  async find(url: string): Promise<MediaFile | undefined> {
    const name = url.slice(privateMediaUrlPrefix.length);
    const type = mediaContentTypes[extname(name)];
    if (!isPrivateMediaUrl(url)) return undefined;
    return type && this.names.has(name)
      ? { open: () => openLocalFile(join(folder, name)), type }
      : this.findUploaded(url);
  }

  async findRejectionReason(url: string): Promise<string | undefined> {
    if (isPrivateMediaUrl(url)) return (await this.find(url)) ? undefined : 'There is no such file in the library';
    if (url.startsWith('/')) return undefined;
    const { host } = new URL(url);
    return this.settings.mediaHosts.includes(host)
      ? undefined
      : `Media may not come from ${host}. Use a file of our own, or have the host added to MEDIA_HOSTS`;
  }
}
