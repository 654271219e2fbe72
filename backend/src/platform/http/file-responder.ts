import { HttpException, Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { parseByteRange } from './byte-range.ts';
import { matchesEtag } from './if-none-match.ts';
import { FileStreams } from './file-streams.ts';

/**
 * Most bytes in one response to a Range request. Small responses make a player of a film request often, and each
 * request checks again that the member may see the film.
 */
const maxRangeBytes = 1_048_576;

interface ServedFile {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly changedAt: Date;
}

/**
 * Serves a file, or one range of it (RFC 9110). A response to a Range request contains at most the first MB of the
 * range.
 */
@Injectable()
export class FileResponder {
  constructor(private readonly streams: FileStreams) {}

  respond({ path, type, size, changedAt }: ServedFile, reply: FastifyReply): StreamableFile | undefined {
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
    if (range === 'whole') return new StreamableFile(this.streams.read(path), { type, length: size });
    const part = { first: range.first, last: Math.min(range.last, range.first + maxRangeBytes - 1) };
    reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`);
    return new StreamableFile(this.streams.read(path, part), { type, length: part.last - part.first + 1 });
  }
}
