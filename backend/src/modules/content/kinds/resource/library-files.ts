import { Injectable } from '@nestjs/common';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { openLocalFile, type ReadableFile } from '#platform/http/readable-file.ts';
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

interface NamedBytes {
  readonly name: string;
  /** Returns undefined if the file is missing. */
  open(): Promise<ReadableFile | undefined>;
}

export interface UploadedDocument extends LibraryFile, NamedBytes {}

/** Search for the documents that staff uploaded. */
export interface DocumentSearch {
  find(url: string): Promise<UploadedDocument | undefined>;
  list(): Promise<ReadonlyMap<string, UploadedDocument>>;
}

/**
 * Finds the files of the library: the files of the product, listed once at startup, and uploaded files. No library file
 * has a public URL.
 */
@Injectable()
export class LibraryFileFinder {
  private readonly kept = listFiles(folder);
  private readonly openToAll = listFiles(join(assetsFolder, 'downloads'));

  private documents: DocumentSearch = { find: async () => undefined, list: async () => new Map() };

  /** Registers the search for uploaded files at startup, because kinds cannot import other modules. */
  searchUploads(documents: DocumentSearch): void {
    this.documents = documents;
  }

  async findBytes(url: string): Promise<NamedBytes | undefined> {
    const name = url.slice(libraryUrlPrefix.length);
    if (!isLibraryUrl(url)) return undefined;
    return this.kept.has(name) ? { open: () => openLocalFile(join(folder, name)), name } : this.documents.find(url);
  }

  listUploaded(): Promise<ReadonlyMap<string, LibraryFile>> {
    return this.documents.list();
  }

  find(url: string): LibraryFile | undefined {
    if (isLibraryUrl(url)) return this.kept.get(url.slice(libraryUrlPrefix.length));
    return isPublicFileUrl(url) ? this.openToAll.get(url.slice(publicFileUrlPrefix.length)) : undefined;
  }
}
