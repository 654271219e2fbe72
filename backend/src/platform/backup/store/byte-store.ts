import type { Readable } from 'node:stream';

export interface StoredBytes {
  readonly name: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** A reader sees only complete objects. */
export abstract class ByteStore {
  abstract readonly place: string;

  abstract listFolders(): Promise<string[]>;

  abstract list(folder?: string): AsyncIterable<StoredBytes>;

  abstract findSize(name: string): Promise<number | undefined>;

  async has(name: string): Promise<boolean> {
    return (await this.findSize(name)) !== undefined;
  }

  abstract read(name: string): Promise<Readable>;

  abstract write(name: string, bytes: Readable): Promise<void>;

  abstract remove(name: string): Promise<void>;

  abstract removeFolder(folder: string): Promise<void>;

  abstract removePartial(before: Date): Promise<void>;
}
