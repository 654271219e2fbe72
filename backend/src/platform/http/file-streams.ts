import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Opens files to be answered, and ends what is still being read when the process ends: a paused film would hold it. */
@Injectable()
export class FileStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<Readable>();
  private isEnding = false;

  /** From the first byte to the last, both included. The file is closed when its reader has gone. */
  read(path: string, range?: { readonly first: number; readonly last: number }): ReadStream {
    return this.add(createReadStream(path, range ? { start: range.first, end: range.last } : {}));
  }

  /** Ends this one too when the process ends. */
  add<Stream extends Readable>(stream: Stream): Stream {
    this.open.add(stream);
    stream.once('close', () => this.open.delete(stream));
    if (this.isEnding) stream.destroy();
    return stream;
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    for (const stream of this.open) stream.destroy();
  }
}
