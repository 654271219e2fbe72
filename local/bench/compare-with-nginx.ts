import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchmarkFigure } from './figure.ts';
import { findFreePorts } from 'stand-ins/ports';
import { computeMedian } from './load.ts';
import { measureRequestLoad } from './request-load.ts';

const packed = { 'accept-encoding': 'br' };
const connections = 16;
const seconds = 4;
const rounds = 3;

export async function compareWithNginx(site: string, folder: string): Promise<BenchmarkFigure> {
  const figure = { name: 'rendered page from memory', bound: 'at least 0.4' };
  if (spawnSync('nginx', ['-v']).status !== 0) return { ...figure, value: 'not measured: there is no nginx here' };
  const port = await findFreePorts(1);
  writeNginxFiles(folder, port, await readBody(`${site}/`));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(nginx, 'exit');
  const end = () => void nginx.kill('SIGQUIT');
  process.once('exit', end);
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await waitForResponse(`http://127.0.0.1:${port}/`, () => said);
    const rates: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const theirs = await perSecond(`http://127.0.0.1:${port}/`);
      const ours = await perSecond(`${site}/`);
      rates.push(ours);
      shares.push(ours / theirs);
    }
    const value = `${computeMedian(shares).toFixed(2)} of nginx (${Math.round(computeMedian(rates))} a second)`;
    return { ...figure, value };
  } finally {
    end();
    process.off('exit', end);
    await ended;
  }
}

async function perSecond(url: string): Promise<number> {
  return (await measureRequestLoad({ url, connections, seconds, headers: packed })).perSecond;
}

function readBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: packed }, (answer) => buffer(answer).then(resolve, reject))
      .once('error', reject)
      .end();
  });
}

async function waitForResponse(url: string, said: () => string): Promise<void> {
  for (const until = performance.now() + 5_000; performance.now() < until; await delay(50)) {
    const isThere = await readBody(url).catch(() => undefined);
    if (isThere) return;
  }
  throw new Error(`nginx did not come up: ${said()}`);
}

/** The product is one process, so nginx gets one worker. */
function writeNginxFiles(folder: string, port: number, page: Buffer): void {
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  for (const path of [folder, root]) chmodSync(path, 0o755);
  writeFileSync(join(root, 'page'), page);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; error_log stderr;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  ${places.map((place) => `${place}_temp_path ${place};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      root root; default_type 'text/html; charset=utf-8'; add_header content-encoding br; add_header vary accept-encoding;
      try_files /page =404;
    }
  }
}
`,
  );
}
