import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assets } from '../../../../platform/site/folders.ts';

const prefix = '/library/';
const folder = join(assets, 'library');
const openPrefix = '/downloads/';

/** A file that lies with the product. */
export interface KeptFile {
  readonly bytes: number;
  /** Of a PDF; null for everything else. */
  readonly pages: number | null;
}

const filesIn = (path: string): ReadonlyMap<string, KeptFile> =>
  new Map(existsSync(path) ? readdirSync(path).map((name) => [name, factsOf(join(path, name))]) : []);

function factsOf(path: string): KeptFile {
  const content = readFileSync(path);
  return { bytes: content.length, pages: extname(path) === '.pdf' ? pagesOf(content) : null };
}

/** Counts the page objects, which our own PDFs hold uncompressed; null where none is found. */
const pagesOf = (pdf: Buffer): number | null => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? null;

/** True for the address of a file that is kept here and handed out by tier; everything else is at its own address. */
export const isInLibrary = (url: string): boolean => url.startsWith(prefix);

/** True for the address of a file that the site serves to everybody. */
export const isOpenToAll = (url: string): boolean => url.startsWith(openPrefix);

/** The files of the library, listed once: nothing else can be asked for. No address of the site serves them by itself. */
@Injectable()
export class LibraryFiles {
  private readonly kept = filesIn(folder);
  private readonly openToAll = filesIn(join(assets, 'downloads'));

  /** Where the file behind `url` lies; undefined when there is none. */
  pathOf(url: string): string | undefined {
    const name = url.slice(prefix.length);
    return isInLibrary(url) && this.kept.has(name) ? join(folder, name) : undefined;
  }

  /** What is known of the file behind `url`; undefined for what lies elsewhere. */
  fileOf(url: string): KeptFile | undefined {
    if (isInLibrary(url)) return this.kept.get(url.slice(prefix.length));
    return isOpenToAll(url) ? this.openToAll.get(url.slice(openPrefix.length)) : undefined;
  }
}
