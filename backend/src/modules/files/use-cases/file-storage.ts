import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import { Injectable } from '@nestjs/common';
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Settings } from '#platform/config/settings.ts';
import { newId } from '#kernel/id.ts';

/** Free space in bytes that the disk must have in addition to an upload, for the pictures that are made from it. */
const reservedBytes = 64 * 1024 * 1024;

/**
 * Folder with the bytes of all files: `uploads/<id>` holds a file as it arrived, `pictures/<sha256>` the widths of a
 * picture.
 */
@Injectable()
export class FileStorage {
  private readonly uploadsFolder: string;
  private readonly picturesFolder: string;
  /** Store of the tus protocol. It creates its folder at the first upload. */
  readonly uploads: DataStore;

  constructor({ filesDir }: Settings) {
    this.uploadsFolder = join(filesDir, 'uploads');
    this.picturesFolder = join(filesDir, 'pictures');
    this.uploads = new FileStore({ directory: this.uploadsFolder });
  }

  getUploadPath(id: string): string {
    return join(this.uploadsFolder, id);
  }

  getPicturePath(sha256: string, name: string): string {
    return join(this.picturesFolder, sha256, name);
  }

  async hasSpaceFor(bytes: number): Promise<boolean> {
    await mkdir(this.uploadsFolder, { recursive: true });
    const { bavail, bsize } = await statfs(this.uploadsFolder);
    return bavail * bsize >= bytes + reservedBytes;
  }

  async findSize(path: string): Promise<{ size: number; changedAt: Date } | undefined> {
    const found = await stat(path).catch(() => undefined);
    return found && { size: found.size, changedAt: found.mtime };
  }

  /** Writes a whole file before it gets its name, so that no reader sees a part of it. */
  async writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void> {
    const path = this.getPicturePath(sha256, name);
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.${newId()}`;
    await writeFile(partial, bytes);
    await rename(partial, path);
  }

  /** Lists the names in the folder of uploads, in ascending order. */
  async listUploadNames(): Promise<string[]> {
    await mkdir(this.uploadsFolder, { recursive: true });
    return (await readdir(this.uploadsFolder)).sort();
  }

  /** Removes the uploaded bytes with the description that tus stores next to them. */
  async removeUpload(id: string): Promise<void> {
    await rm(this.getUploadPath(id), { force: true });
    await rm(`${this.getUploadPath(id)}.json`, { force: true });
  }

  async removePictures(sha256: string): Promise<void> {
    await rm(join(this.picturesFolder, sha256), { recursive: true, force: true });
  }
}
