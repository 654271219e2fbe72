import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { newId } from '../../kernel/id.ts';

/** What was answered once, to be answered again to the letter; only the request's id is new each time. */
interface Answer<Page> {
  readonly page: Page;
  /** Names and values in turn, as Node takes them without a look at each. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Addresses and encodings are endless, so the answers are forgotten when there are so many. */
const mostKept = 1_000;

/**
 * Answers a page as it was answered before, ahead of the framework: its hooks, which put the headers together, cost
 * several times what sending a page from memory does. Whatever is not a plain GET is left to the framework.
 */
export class RepeatedAnswers<Page> {
  private readonly kept = new Map<string, Answer<Page>>();

  /** `pageAt` tells what answers a path and its query now; an answer with another page is not repeated. */
  constructor(private readonly pageAt: (asked: string) => Page | undefined) {}

  /** Keeps the answer that `reply` is about to give, with all its headers. */
  keep({ raw }: FastifyRequest, reply: FastifyReply, page: Page, body: Buffer): void {
    if (!isPlain(raw) || reply.statusCode !== 200) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, String(value)])
      .concat('content-length', String(body.length));
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(keyOf(raw), { page, headers, body });
  }

  /** From now on the server asks here first. Call once everybody listens who is going to. */
  stepBefore(server: Server): void {
    const others = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (server.listening && this.repeats(request, response)) return;
      for (const listener of others) listener.call(server, request, response);
    });
  }

  private repeats(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isPlain(request)) return false;
    const answer = this.kept.get(keyOf(request));
    if (!answer || this.pageAt(request.url ?? '/') !== answer.page) return false;
    response.writeHead(200, [...answer.headers, 'x-request-id', newId()]);
    response.end(answer.body);
    return true;
  }
}

/** A GET that is answered alike whoever asks. */
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
