import { Injectable, Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { conflictError } from '#kernel/app-error.ts';
import { FileStreams } from './file-streams.ts';
import { RateLimiter } from './limiter.ts';

/** An export of 20 MB takes up to this time on a slow phone connection. */
const maxExportSeconds = 600;
const lockName = 'export';

export class ExportInProgress extends conflictError(
  'files.export-under-way',
  'You are saving a file already. Please wait until it is done, at most 10 minutes.',
) {}

@Injectable()
export class DataExportStreamer {
  private readonly log = new Logger(DataExportStreamer.name);

  constructor(
    private readonly limiter: RateLimiter,
    private readonly streams: FileStreams,
  ) {}

  async stream(userId: string, parts: (gone: AbortSignal) => AsyncIterable<string | Uint8Array>): Promise<Readable> {
    if (!(await this.limiter.acquireLock(lockName, maxExportSeconds, userId))) throw new ExportInProgress();
    const left = new AbortController();
    const file = this.withRelease(userId, parts(left.signal));
    const first = await file.next();
    const stream = Readable.from(concatenateChunks(first, file), { objectMode: false });
    stream.once('close', () => left.abort());
    return this.streams.add(stream);
  }

  private async *withRelease(
    userId: string,
    parts: AsyncIterable<string | Uint8Array>,
  ): AsyncGenerator<string | Uint8Array, void> {
    const until = Date.now() + maxExportSeconds * 1000;
    try {
      for await (const part of parts) {
        if (Date.now() > until) throw new Error('The export took too long');
        yield part;
      }
    } finally {
      // The lock expires anyway, so an error is only logged.
      await this.limiter
        .releaseLock(lockName, maxExportSeconds, userId)
        .catch((error: unknown) => this.log.warn({ err: error, event: 'export.not-released' }));
    }
  }
}

async function* concatenateChunks<Part>(
  first: IteratorResult<Part, void>,
  rest: AsyncGenerator<Part, void>,
): AsyncGenerator<Part, void> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}
