import { IncomingMessage, STATUS_CODES, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { newId } from '#kernel/id.ts';
import type { Settings } from '../config/settings.ts';
import { createSecurityHeadersSetter } from './headers.ts';
import { createProblem } from './problem.ts';

/** Node stores the response in progress in `_httpMessage`. */
interface Connection extends Socket {
  readonly _httpMessage?: ServerResponse | null;
}

const statusByErrorCode: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

export function createClientErrorHandler(
  settings: Settings,
): (error: NodeJS.ErrnoException, socket: Connection) => void {
  const model = new ServerResponse(new IncomingMessage(new Socket()));
  createSecurityHeadersSetter(settings)(model);
  return ({ code = '' }, socket) => {
    // An error response cannot follow headers that are already sent.
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    const { status, ...rest } = createProblem(statusByErrorCode[code] ?? 400);
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
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
  };
}
