import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { ReadUserRoles } from '#modules/auth/index.ts';
import { FileNotFound, FileNotReady, InvalidFileKey } from '../../domain/errors.ts';
import { buildFileUrl } from '../../domain/file-urls.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileKeys } from '../file-keys.ts';
import { FileStorage } from '../file-storage.ts';
import type { FileLinkView } from '../file.view.ts';

const pictureName = /^\d{1,5}\.(avif|webp)$/;
const sha256Pattern = /^[0-9a-f]{64}$/;

export interface OpenFile {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** Opens the bytes of files: pictures for everyone, other files for staff with a signed link. */
@Injectable()
export class OpenFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly keys: FileKeys,
    private readonly roles: ReadUserRoles,
  ) {}

  /** Throws FileNotFound. */
  async openPicture(sha256: string, name: string): Promise<OpenFile> {
    const [, format] = pictureName.exec(name) ?? [];
    if (!format || !sha256Pattern.test(sha256)) throw new FileNotFound();
    return this.open(this.storage.getPicturePath(sha256, name), `image/${format}`);
  }

  /** Throws FileNotFound or FileNotReady. */
  async createLink(id: string, sessionId: string): Promise<FileLinkView> {
    const file = await this.database.em().findOne(StoredFile, { id });
    if (!file) throw new FileNotFound();
    const url = buildFileUrl(file);
    if (!url) throw new FileNotReady();
    if (file.type === 'image') return { url, expiresAt: null };
    const { key, expiresAt } = this.keys.create(toKeyName(id), sessionId);
    return { url: `/api/admin/files/${id}/content?key=${key}`, expiresAt: expiresAt.toISOString() };
  }

  /** Throws InvalidFileKey or FileNotFound. */
  async openContent(id: string, key: string | undefined): Promise<OpenFile & { readonly isDownload: boolean }> {
    const readerId = key && (await this.keys.verify(key, toKeyName(id)))?.readerId;
    // A link ends with the role of the person who created it.
    if (!readerId || (await this.roles.list(readerId)).length === 0) throw new InvalidFileKey();
    const file = await this.database.em().findOne(StoredFile, { id, state: 'ready' });
    if (!file?.contentType || file.type === 'image') throw new FileNotFound();
    return {
      ...(await this.open(this.storage.getUploadPath(id), file.contentType)),
      isDownload: file.type === 'pdf',
    };
  }

  private async open(path: string, type: string): Promise<OpenFile> {
    const found = await this.storage.findSize(path);
    if (!found) throw new FileNotFound();
    return { path, type, ...found };
  }
}

const toKeyName = (id: string): string => `files/${id}`;
