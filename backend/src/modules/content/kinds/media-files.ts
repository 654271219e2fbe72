import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Settings } from '#platform/config/settings.ts';
import { assetsFolder } from '#platform/site/folders.ts';

const privateMediaUrlPrefix = '/files/media/';
const folder = join(assetsFolder, 'media');
const mediaContentTypes: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export interface MediaFile {
  readonly path: string;
  readonly type: string;
}

/**
 * True for the URL of a protected media file, which only readers with a sufficient tier receive; other files have a
 * public URL.
 */
export const isPrivateMediaUrl = (url: string): boolean => url.startsWith(privateMediaUrlPrefix);

/**
 * Reads the list of protected media files once at start. Requests can reach only the files of this list, and the files
 * have no public URL.
 */
@Injectable()
export class MediaFiles {
  private readonly names = new Set(existsSync(folder) ? readdirSync(folder) : []);

  constructor(private readonly settings: Settings) {}

  find(url: string): MediaFile | undefined {
    const name = url.slice(privateMediaUrlPrefix.length);
    const type = mediaContentTypes[extname(name)];
    return isPrivateMediaUrl(url) && type && this.names.has(name) ? { path: join(folder, name), type } : undefined;
  }

  findRejectionReason(url: string): string | undefined {
    if (isPrivateMediaUrl(url)) return this.find(url) ? undefined : 'There is no such file among the media';
    if (url.startsWith('/')) return undefined;
    const { host } = new URL(url);
    return this.settings.mediaHosts.includes(host)
      ? undefined
      : `Media may not come from ${host}. Use a file of our own, or have the host added to MEDIA_HOSTS`;
  }
}
