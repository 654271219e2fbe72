import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

const ADMIN = join(import.meta.dirname, '..', '..', 'frontend-admin');
const BUILT = join(ADMIN, 'dist-standalone');
const VITE = join(import.meta.dirname, '..', '..', 'node_modules', 'vite', 'bin', 'vite.js');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export async function startStandaloneAdmin(site: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const env = { ...process.env, VITE_SITE_URL: site };
  await promisify(execFile)(process.execPath, [VITE, 'build', '--mode', 'standalone'], { cwd: ADMIN, env });
  const server = createServer((request, response) => {
    if (/^\/(api|files)\//.test(request.url ?? '')) proxy(site, request, response);
    else void serve(request.url ?? '/', response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function proxy(site: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, host: new URL(site).host };
  const onward = ask(new URL(request.url ?? '/', site), { method: request.method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

/** The router of the admin handles paths without a file in the browser. */
async function serve(url: string, response: ServerResponse): Promise<void> {
  const path = normalize(new URL(url, 'http://admin').pathname);
  const file = extname(path) ? path : '/index.html';
  const body = await readFile(join(BUILT, file)).catch(() => undefined);
  response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/html' }).end(body);
}
