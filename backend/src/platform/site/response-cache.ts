import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface CachedResponse {
  /** Node sends a flat list (name, value, name, value) without checks. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  readonly isCurrent: () => boolean;
}

/** The number of URLs and encodings is unlimited, so the cache is emptied at this size. */
const maxResponses = 1_000;

/** The hooks of Fastify take several times longer than sending a page, so this class responds before Fastify. */
export class ResponseCache {
  private readonly responses = new Map<string, CachedResponse>();

  store({ raw }: FastifyRequest, reply: FastifyReply, body: Buffer, isCurrent: () => boolean): void {
    if (!isPlainGetRequest(raw) || reply.statusCode !== 200) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)])
      .concat('content-length', String(body.length));
    if (this.responses.size >= maxResponses) this.responses.clear();
    this.responses.set(buildCacheKey(raw), { headers, body, isCurrent });
  }

  send(request: IncomingMessage, response: ServerResponse): string | undefined {
    if (!isPlainGetRequest(request)) return undefined;
    const answer = this.responses.get(buildCacheKey(request));
    if (!answer?.isCurrent()) return undefined;
    const requestId = randomUUID();
    response.writeHead(200, [...answer.headers, 'x-request-id', requestId]);
    response.end(answer.body);
    return requestId;
  }
}

function isPlainGetRequest({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

const buildCacheKey = ({ headers, url = '/' }: IncomingMessage): string => `${headers['accept-encoding'] ?? ''} ${url}`;
