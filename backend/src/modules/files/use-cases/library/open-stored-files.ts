import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import type { ReadableFile } from '#platform/http/readable-file.ts';
import { ReadUserRoles } from '#modules/auth/index.ts';
import { FileNotFound, FileNotReady, InvalidFileKey } from '../../domain/errors.ts';
import { buildFileUrl } from '../../domain/file-urls.ts';
import { StoredFile } from '../../domain/stored-file.entity.ts';
import { FileKeys } from '../file-keys.ts';
import { FileStorage } from '../storage/file-storage.ts';
import type { FileLinkView } from '../file.view.ts';

const pictureName = /^\d{1,5}\.(avif|webp)$/;
const sha256Pattern = /^[0-9a-f]{64}$/;

export interface OpenedFile extends ReadableFile {
  readonly type: string;
}

@Injectable()
export class OpenStoredFiles {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly keys: FileKeys,
    private readonly roles: ReadUserRoles,
  ) {}

  async openPicture(sha256: string, name: string): Promise<OpenedFile> {
    const [, format] = pictureName.exec(name) ?? [];
    if (!format || !sha256Pattern.test(sha256)) throw new FileNotFound();
    return toOpenedFile(await this.storage.openPicture(sha256, name), `image/${format}`);
  }

  async createLink(id: string, sessionId: string): Promise<FileLinkView> {
    const file = await this.database.em().findOne(StoredFile, { id });
    if (!file) throw new FileNotFound();
    const url = buildFileUrl(file);
    if (!url) throw new FileNotReady();
    if (file.type === 'image') return { url, expiresAt: null };
    const { key, expiresAt } = this.keys.create(toKeyName(id), sessionId);
    return { url: `/api/admin/files/${id}/content?key=${key}`, expiresAt: expiresAt.toISOString() };
  }

  async openContent(id: string, key: string | undefined): Promise<OpenedFile & { readonly isDownload: boolean }> {
    const readerId = key && (await this.keys.verify(key, toKeyName(id)))?.readerId;
    // Checks the roles again, because the creator of the link may have lost the staff role.
    if (!readerId || (await this.roles.list(readerId)).length === 0) throw new InvalidFileKey();
    const file = await this.database.em().findOne(StoredFile, { id, state: 'ready' });
    if (!file?.contentType || file.type === 'image') throw new FileNotFound();
    return {
      ...toOpenedFile(await this.storage.openUpload(id), file.contentType),
      isDownload: file.type === 'pdf',
    };
  }
}

function toOpenedFile(bytes: ReadableFile | undefined, type: string): OpenedFile {
  if (!bytes) throw new FileNotFound();
  return { ...bytes, type };
}

const toKeyName = (id: string): string => `files/${id}`;
