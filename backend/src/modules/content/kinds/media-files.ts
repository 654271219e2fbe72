import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Settings } from '../../../platform/config/settings.ts';
import { assets } from '../../../platform/site/folders.ts';

const prefix = '/files/media/';
const folder = join(assets, 'media');
const types: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Where a film or a sound lies, and what it is. */
export interface MediaFile {
  readonly path: string;
  readonly type: string;
}

/** True for a film or a sound that is kept here and handed out by tier; everything else is at its own address. */
export const isPrivateMedia = (url: string): boolean => url.startsWith(prefix);

/** The films and sounds for members, listed once: nothing else can be asked for. No address of the site serves them. */
@Injectable()
export class MediaFiles {
  private readonly kept = new Set(existsSync(folder) ? readdirSync(folder) : []);

  constructor(private readonly settings: Settings) {}

  /** The file behind `url`; undefined when there is none. */
  fileOf(url: string): MediaFile | undefined {
    const name = url.slice(prefix.length);
    const type = types[extname(name)];
    return isPrivateMedia(url) && type && this.kept.has(name) ? { path: join(folder, name), type } : undefined;
  }

  /** Why staff may not name this address; undefined when they may. */
  refusalOf(url: string): string | undefined {
    if (isPrivateMedia(url)) return this.fileOf(url) ? undefined : 'There is no such file among the media';
    if (url.startsWith('/')) return undefined;
    const { host } = new URL(url);
    return this.settings.mediaHosts.includes(host)
      ? undefined
      : `Media may not come from ${host}. Use a file of our own, or have the host added to MEDIA_HOSTS`;
  }
}
