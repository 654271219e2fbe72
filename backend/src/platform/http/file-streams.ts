import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Readable } from 'node:stream';

/** A paused download would block the exit, so the shutdown closes open files. */
@Injectable()
export class FileStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<Readable>();
  private isEnding = false;

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
