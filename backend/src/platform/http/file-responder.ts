import { HttpException, Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { parseByteRange } from './byte-range.ts';
import { matchesEtag } from './if-none-match.ts';
import { FileStreams } from './file-streams.ts';
import type { ReadableFile } from './readable-file.ts';

/** Short ranges make a player request often, so that each request checks the access again. */
const maxRangeBytes = 1_048_576;

interface ServedFile extends ReadableFile {
  readonly type: string;
}

@Injectable()
export class FileResponder {
  constructor(private readonly streams: FileStreams) {}

  async respond(file: ServedFile, reply: FastifyReply): Promise<StreamableFile | undefined> {
    const { type, size, changedAt } = file;
    const { method, headers } = reply.request;
    const etag = `"${size.toString(16)}-${changedAt.getTime().toString(16)}"`;
    const lastModified = changedAt.toUTCString();
    reply.headers({ 'accept-ranges': 'bytes', etag, 'last-modified': lastModified });
    if (matchesEtag(headers['if-none-match'], etag)) return void reply.status(304);
    const { range: header, 'if-range': known = etag } = method === 'GET' ? headers : {};
    const range = known === etag || known === lastModified ? parseByteRange(header, size) : 'whole';
    if (range === 'outside') {
      reply.header('content-range', `bytes */${size}`);
      throw new HttpException('The file ends before this range.', 416);
    }
    if (method === 'HEAD') return new StreamableFile(Readable.from([]), { type, length: size });
    if (range === 'whole') return new StreamableFile(this.streams.add(await file.read()), { type, length: size });
    const part = { first: range.first, last: Math.min(range.last, range.first + maxRangeBytes - 1) };
    reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
    return new StreamableFile(this.streams.add(await file.read(part)), { type, length: part.last - part.first + 1 });
  }
}
