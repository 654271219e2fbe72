import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface ReadableFile {
  readonly size: number;
  readonly changedAt: Date;
  read(range?: ByteRange): Readable | Promise<Readable>;
}

export async function openLocalFile(path: string): Promise<ReadableFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  return (
    found && {
      ...{ size: found.size, changedAt: found.mtime },
      read: (range) => createReadStream(path, range ? { start: range.first, end: range.last } : {}),
    }
  );
}
