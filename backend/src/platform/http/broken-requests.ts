import { IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { newId } from '#kernel/id.ts';
import type { Settings } from '../config/settings.ts';
import { protection } from './headers.ts';
import { problem } from './problem.ts';

/** Node stores the response in progress of a connection here. */
interface Line extends Socket {
  readonly _httpMessage?: ServerResponse | null;
}

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to malformed and unfinished requests, which reach no handler, and closes the connection. */
export function brokenRequests(settings: Settings): (error: NodeJS.ErrnoException, line: Line) => void {
  const model = new ServerResponse(new IncomingMessage(new Socket()));
  protection(settings)(model);
  return ({ code = '' }, line) => {
    // A response that has begun cannot be replaced.
    if (code === 'ECONNRESET' || !line.writable || line._httpMessage?.headersSent) return void line.destroy();
    const { status, ...rest } = problem(statusOf[code] ?? 400);
    const body = JSON.stringify({ status, ...rest });
    const headers = {
      ...model.getHeaders(),
      'x-request-id': newId(),
      'cache-control': 'no-store',
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    line.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => line.destroy());
  };
}
