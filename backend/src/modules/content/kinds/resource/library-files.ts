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
  readonly pages: number | null;
}

const listFiles = (path: string): ReadonlyMap<string, LibraryFile> =>
  new Map(existsSync(path) ? readdirSync(path).map((name) => [name, readMetadata(join(path, name))]) : []);

function readMetadata(path: string): LibraryFile {
  const content = readFileSync(path);
  return { bytes: content.length, pages: extname(path) === '.pdf' ? countPages(content) : null };
}

/** This search finds all pages, because the PDF files of the product do not compress page objects. */
const countPages = (pdf: Buffer): number | null => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? null;

export const isLibraryUrl = (url: string): boolean => url.startsWith(libraryUrlPrefix);

export const isPublicFileUrl = (url: string): boolean => url.startsWith(publicFileUrlPrefix);

interface NamedBytes {
  readonly name: string;
  open(): Promise<ReadableFile | undefined>;
}

export interface UploadedDocument extends LibraryFile, NamedBytes {}

export interface DocumentSearch {
  find(url: string): Promise<UploadedDocument | undefined>;
  list(): Promise<ReadonlyMap<string, UploadedDocument>>;
}

@Injectable()
export class LibraryFileFinder {
  private readonly kept = listFiles(folder);
  private readonly openToAll = listFiles(join(assetsFolder, 'downloads'));

  private documents: DocumentSearch = { find: async () => undefined, list: async () => new Map() };

  /** A use case sets this search at startup, because kinds must not import other modules. */
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
