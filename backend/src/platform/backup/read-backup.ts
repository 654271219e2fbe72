import { Readable } from 'node:stream';
import type { Settings } from '../config/settings.ts';
import { BackupError } from './backup-error.ts';
import type { BackedUpFile } from './copy-files.ts';
import { decryptStream, SizeAndHashStream, pipeWithErrors, readIdentities } from './encryption.ts';
import { readManifest, type BackupPart, type Manifest } from './manifest.ts';
import type { ByteStore } from './store/byte-store.ts';
import { openBackupStore } from './store/open-stores.ts';
import { openFileList } from './write-backup.ts';

export class BackupReader {
  private constructor(
    private readonly store: ByteStore,
    private readonly identities: readonly string[],
    readonly manifest: Manifest,
  ) {}

  static async open(settings: Settings, name: string): Promise<BackupReader> {
    const store = await openBackupStore(settings);
    const manifest = await readManifest(store, name, settings);
    return new BackupReader(store, readIdentities(settings.backupIdentity), manifest);
  }

  async checkHashes(): Promise<number> {
    const { database, keys, files } = this.manifest;
    let bytes = 0;
    for (const { part, sha256, size } of [...database.tables, keys, files]) {
      await this.checkHash(`${this.manifest.name}/${part}`, sha256);
      bytes += size;
    }
    for await (const { object, objectSha256, objectSize } of this.listFiles()) {
      await this.checkHash(object, objectSha256);
      bytes += objectSize;
    }
    return bytes;
  }

  openPart({ part }: Pick<BackupPart, 'part'>): Promise<Readable> {
    return this.decrypt(`${this.manifest.name}/${part}`);
  }

  openFile({ object }: BackedUpFile): Promise<Readable> {
    return this.decrypt(object);
  }

  listFiles(): AsyncIterable<BackedUpFile> {
    return openFileList(this.store, this.manifest.name);
  }

  private async decrypt(name: string): Promise<Readable> {
    return decryptStream(await this.read(name), this.identities);
  }

  private async checkHash(name: string, expected: string): Promise<void> {
    const measured = pipeWithErrors(await this.read(name), new SizeAndHashStream());
    for await (const chunk of measured) void chunk;
    if (measured.digest() !== expected)
      throw new BackupError(`${name} was changed after the backup was written. Use another backup.`, 'damaged');
  }

  private async read(name: string): Promise<Readable> {
    if (await this.store.has(name)) return this.store.read(name);
    throw new BackupError(`${name} is missing in ${this.store.place}. Use another backup.`, 'damaged');
  }
}
