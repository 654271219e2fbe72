import { FileStore } from '@tus/file-store';
import { copyFile, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#kernel/id.ts';
import type { Settings } from '#platform/config/settings.ts';
import { openLocalFile, type ReadableFile } from '#platform/http/readable-file.ts';
import { FileStorage, type ListedUpload, type UploadListing } from './file-storage.ts';

const reservedBytes = 64 * 1024 * 1024;
const maxListed = 1_000;

/** `uploads/<id>` contains an upload. `pictures/<sha256>` contains a picture in each of its widths. */
export class FolderStorage extends FileStorage {
  private readonly uploadsFolder: string;
  private readonly picturesFolder: string;
  override readonly uploads: FileStore;

  constructor({ filesDir }: Pick<Settings, 'filesDir'>) {
    super();
    this.uploadsFolder = join(filesDir, 'uploads');
    this.picturesFolder = join(filesDir, 'pictures');
    this.uploads = new FileStore({ directory: this.uploadsFolder });
  }

  override async hasSpaceFor(bytes: number): Promise<boolean> {
    await mkdir(this.uploadsFolder, { recursive: true });
    const { bavail, bsize } = await statfs(this.uploadsFolder);
    return bavail * bsize >= bytes + reservedBytes;
  }

  override async completeUpload(id: string): Promise<boolean> {
    const upload = await this.uploads.getUpload(id).catch(() => undefined);
    return upload !== undefined && upload.offset === upload.size;
  }

  override openUpload(id: string): Promise<ReadableFile | undefined> {
    return openLocalFile(this.getUploadPath(id));
  }

  override withLocalFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return work(this.getUploadPath(id));
  }

  override async listUploads(after: string): Promise<UploadListing> {
    await mkdir(this.uploadsFolder, { recursive: true });
    const names = (await readdir(this.uploadsFolder)).map((name) => name.replace(/\.json$/, ''));
    const ids = [...new Set(names)].filter((id) => id > after).sort();
    const listed = await Promise.all(ids.slice(0, maxListed).map((id) => this.describeUpload(id)));
    return { uploads: listed.filter((upload) => upload !== undefined), isLast: ids.length <= maxListed };
  }

  override async addUpload(id: string, path: string): Promise<void> {
    await mkdir(this.uploadsFolder, { recursive: true });
    await copyFile(path, this.getUploadPath(id));
  }

  override async removeUpload(id: string): Promise<void> {
    await rm(this.getUploadPath(id), { force: true });
    await rm(`${this.getUploadPath(id)}.json`, { force: true });
  }

  override async writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.picturesFolder, sha256, name);
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.${newId()}`;
    await writeFile(partial, bytes);
    await rename(partial, path);
  }

  override openPicture(sha256: string, name: string): Promise<ReadableFile | undefined> {
    return openLocalFile(join(this.picturesFolder, sha256, name));
  }

  override async removePictures(sha256: string): Promise<void> {
    await rm(join(this.picturesFolder, sha256), { recursive: true, force: true });
  }

  override isAway(): boolean {
    return false;
  }

  private getUploadPath(id: string): string {
    return join(this.uploadsFolder, id);
  }

  private async describeUpload(id: string): Promise<ListedUpload | undefined> {
    const path = this.getUploadPath(id);
    const found = await stat(path)
      .catch(() => stat(`${path}.json`))
      .catch(() => undefined);
    return found && { id, changedAt: found.mtime };
  }
}
