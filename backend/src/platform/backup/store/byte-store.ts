import type { Readable } from 'node:stream';

export interface StoredBytes {
  /** Path in the store, with `/` between its parts. */
  readonly name: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** A folder or a bucket. A reader sees an object only after it was written completely. */
export abstract class ByteStore {
  /** Folder or URL, for messages. */
  abstract readonly place: string;

  /** Lists the names of the folders at the top. */
  abstract listFolders(): Promise<string[]>;

  /** Lists the objects whose names begin with a folder, or all objects. */
  abstract list(folder?: string): AsyncIterable<StoredBytes>;

  /** Returns the size in bytes; undefined if the object does not exist. */
  abstract findSize(name: string): Promise<number | undefined>;

  async has(name: string): Promise<boolean> {
    return (await this.findSize(name)) !== undefined;
  }

  /** Throws if the object does not exist. */
  abstract read(name: string): Promise<Readable>;

  abstract write(name: string, bytes: Readable): Promise<void>;

  abstract remove(name: string): Promise<void>;

  /** Removes all objects of a folder. */
  abstract removeFolder(folder: string): Promise<void>;

  /** Removes what killed processes left of objects before this time. */
  abstract removePartial(before: Date): Promise<void>;
}
