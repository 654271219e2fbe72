import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { assetsFolder } from '#platform/site/folders.ts';

const libraryUrlPrefix = '/library/';
const folder = join(assetsFolder, 'library');
const publicFileUrlPrefix = '/downloads/';

export interface LibraryFile {
  readonly bytes: number;
  /** Number of pages of a PDF; null for other files. */
  readonly pages: number | null;
}

const listFiles = (path: string): ReadonlyMap<string, LibraryFile> =>
  new Map(existsSync(path) ? readdirSync(path).map((name) => [name, readMetadata(join(path, name))]) : []);

function readMetadata(path: string): LibraryFile {
  const content = readFileSync(path);
  return { bytes: content.length, pages: extname(path) === '.pdf' ? countPages(content) : null };
}

/**
 * Counts the page objects in a PDF file; null when none is found. The PDF files of this product do not compress these
 * objects.
 */
const countPages = (pdf: Buffer): number | null => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? null;

/**
 * True for the URL of a protected library file, which only readers with a sufficient tier receive; other files have a
 * public URL.
 */
export const isLibraryUrl = (url: string): boolean => url.startsWith(libraryUrlPrefix);

export const isPublicFileUrl = (url: string): boolean => url.startsWith(publicFileUrlPrefix);

/**
 * Reads the list of library files once at start. Requests can reach only the files of this list, and the files have no
 * public URL.
 */
@Injectable()
export class LibraryFiles {
  private readonly kept = listFiles(folder);
  private readonly openToAll = listFiles(join(assetsFolder, 'downloads'));

  findPath(url: string): string | undefined {
    const name = url.slice(libraryUrlPrefix.length);
    return isLibraryUrl(url) && this.kept.has(name) ? join(folder, name) : undefined;
  }

  find(url: string): LibraryFile | undefined {
    if (isLibraryUrl(url)) return this.kept.get(url.slice(libraryUrlPrefix.length));
    return isPublicFileUrl(url) ? this.openToAll.get(url.slice(publicFileUrlPrefix.length)) : undefined;
  }
}
