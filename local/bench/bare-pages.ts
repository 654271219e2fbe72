import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const scripts = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\brel="?modulepreload\b[^>]*>/g;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function serveBarePages(site: string, port: number): Promise<Server> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/';
    const answer = kept.get(path) ?? ask(site + path).then(withoutScripts);
    kept.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return server;
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((body) => resolve({ status, headers, body }), reject);
    });
    asked.once('error', reject).end();
  });
}

function withoutScripts({ status, headers, body }: Answer): Answer {
  if (!headers['content-type']?.startsWith('text/html') || headers['content-encoding'] !== 'br')
    return { status, headers, body };
  const bare = brotliDecompressSync(body).toString().replace(scripts, '');
  const packed = brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { status, headers: { ...headers, 'content-length': String(packed.length) }, body: packed };
}
