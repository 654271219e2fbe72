import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import { extname } from 'node:path';
import { Database } from '#platform/database/database.ts';
import { FileStreams } from '#platform/http/file-streams.ts';
import { addPreviewToken, getPreviewScope } from '#platform/preview/preview-scope.ts';
import { FileKeys } from '#modules/files/index.ts';
import { LibraryFileLocked, LibraryFileNotFound, TierTooLow } from '../domain/errors.ts';
import { resourceKind } from '../kinds/resource/kind.ts';
import { isLibraryUrl, LibraryFileFinder } from '../kinds/resource/library-files.ts';
import { ItemAccess } from './item-access.ts';
import { assertItemAllowedInPreview } from './previews/assert-item-allowed-in-preview.ts';

const fileContentTypes: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.mp4': 'video/mp4' };

interface FileRequest {
  readonly id: string;
  readonly readerId: string | undefined;
  readonly key: string | undefined;
  /** False for a HEAD request, which does not count as a download. */
  readonly isDownload: boolean;
}

@Injectable()
export class ResourceFileReader {
  private readonly log = new Logger('library');

  constructor(
    private readonly access: ItemAccess,
    private readonly keys: FileKeys,
    private readonly files: LibraryFileFinder,
    private readonly streams: FileStreams,
    private readonly database: Database,
  ) {}

  /** For a signed-in reader, the URL of a protected file contains a key of the session. */
  urlFor({ id, url }: { readonly id: string; readonly url: string }, sessionId: string | undefined): string {
    if (!isLibraryUrl(url)) return url;
    const query = sessionId ? `?key=${this.keys.create(filePath(id), sessionId).key}` : '';
    return addPreviewToken(`/api/${filePath(id)}/file${query}`);
  }

  async open({ id, readerId, key, isDownload }: FileRequest) {
    assertItemAllowedInPreview(id);
    const reader = readerId ?? (key ? (await this.keys.verify(key, filePath(id)))?.readerId : undefined);
    const { url } = await this.access.read(resourceKind, id, reader).catch((error: unknown) => {
      throw error instanceof TierTooLow ? new LibraryFileLocked(error.visibilityTier) : error;
    });
    const file = await this.files.findBytes(url);
    if (!file) throw new LibraryFileNotFound();
    const bytes = await file.open();
    if (!bytes) {
      this.log.error({ event: 'content.file-missing', kind: 'resources', id, url });
      throw new LibraryFileNotFound();
    }
    if (isDownload && !getPreviewScope())
      await this.database.sql('update resources set downloads = downloads + 1 where id = ?', [id]);
    return new StreamableFile(this.streams.add(await bytes.read()), {
      type: fileContentTypes[extname(url)] ?? 'application/octet-stream',
      disposition: buildDisposition(file.name, extname(url)),
      length: bytes.size,
    });
  }
}

function buildDisposition(name: string, extension: string): string {
  const full = name.endsWith(extension) ? name : `${name}${extension}`;
  const ascii = full.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return ascii === full
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full)}`;
}

const filePath = (id: string): string => `resources/${id}`;
