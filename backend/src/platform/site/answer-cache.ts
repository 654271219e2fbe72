import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../../kernel/id.ts';

/** An answer as it was sent once. Only the id of the request is new each time. */
interface Answer {
  /** Names and values in turn, the form that Node sends without checking each of them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** False once the page has changed. */
  readonly isCurrent: () => boolean;
}

/** There is no end of addresses and encodings, so the cache is emptied when it holds so many answers. */
const mostKept = 1_000;

/**
 * Sends a page again from memory, before Fastify sees the request: its hooks cost several times what sending the page
 * does. Anything but a plain GET is left to Fastify.
 */
export class AnswerCache {
  private readonly answers = new Map<string, Answer>();

  /** Keeps the answer that `reply` is about to send, with all its headers. */
  keep({ raw }: FastifyRequest, reply: FastifyReply, body: Buffer, isCurrent: () => boolean): void {
    if (!isPlain(raw) || reply.statusCode !== 200) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)])
      .concat('content-length', String(body.length));
    if (this.answers.size >= mostKept) this.answers.clear();
    this.answers.set(keyOf(raw), { headers, body, isCurrent });
  }

  /** Returns the id of the request if it was answered. */
  send(request: IncomingMessage, response: ServerResponse): string | undefined {
    if (!isPlain(request)) return undefined;
    const answer = this.answers.get(keyOf(request));
    if (!answer?.isCurrent()) return undefined;
    const requestId = newId();
    response.writeHead(200, [...answer.headers, 'x-request-id', requestId]);
    response.end(answer.body);
    return requestId;
  }
}

/** A GET whose answer is the same for everybody. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers.origin === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

const keyOf = ({ headers, url = '/' }: IncomingMessage): string => `${headers['accept-encoding'] ?? ''} ${url}`;
