import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#kernel/id.ts';
import { ByteStore, type StoredBytes } from './byte-store.ts';

const partial = '.partial';
/** Only the user root can read this folder at the root of a disk. */
const ownedByDisk = 'lost+found';

/** A file gets its final name after all bytes are written, so a killed process leaves no incomplete object. */
export class FolderByteStore extends ByteStore {
  constructor(override readonly place: string) {
    super();
  }

  override async listFolders(): Promise<string[]> {
    const entries = await readdir(this.place, { withFileTypes: true }).catch(ignoreMissing<[]>([]));
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  override async *list(folder = ''): AsyncIterable<StoredBytes> {
    for await (const found of this.listAll(folder)) if (!found.name.endsWith(partial)) yield found;
  }

  override async removePartial(before: Date): Promise<void> {
    for await (const { name, changedAt } of this.listAll(''))
      if (name.endsWith(partial) && changedAt < before) await this.remove(name);
  }

  private async *listAll(folder: string): AsyncIterable<StoredBytes> {
    const found = await opendir(join(this.place, folder)).catch(ignoreMissing([]));
    for await (const entry of found) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory() && name !== ownedByDisk) yield* this.listAll(name);
      const about = entry.isFile() && (await stat(join(this.place, name)).catch(ignoreMissing(undefined)));
      if (about) yield { name, size: about.size, changedAt: about.mtime };
    }
  }

  override async findSize(name: string): Promise<number | undefined> {
    return (await stat(join(this.place, name)).catch(ignoreMissing(undefined)))?.size;
  }

  override async read(name: string): Promise<Readable> {
    const file = await open(join(this.place, name));
    return createReadStream('', { fd: file });
  }

  override async write(name: string, bytes: Readable): Promise<void> {
    const path = join(this.place, name);
    const unfinished = `${path}.${newId()}${partial}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  override async remove(name: string): Promise<void> {
    await rm(join(this.place, name), { force: true });
  }

  override async removeFolder(folder: string): Promise<void> {
    await rm(join(this.place, folder), { recursive: true, force: true });
  }
}

const ignoreMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
