import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../../../platform/site/folders.ts';

const prefix = '/library/';
const folder = join(assets, 'library');

/** True for the address of a file that is kept here and handed out by tier; everything else is at its own address. */
export const isKept = (url: string): boolean => url.startsWith(prefix);

/** The files of the library, listed once: nothing else can be asked for. No address of the site serves them by itself. */
@Injectable()
export class KeptFiles {
  private readonly names: ReadonlySet<string> = new Set(existsSync(folder) ? readdirSync(folder) : []);

  /** Where the file behind `url` lies; undefined when there is none. */
  pathOf(url: string): string | undefined {
    const name = url.slice(prefix.length);
    return isKept(url) && this.names.has(name) ? join(folder, name) : undefined;
  }
}
