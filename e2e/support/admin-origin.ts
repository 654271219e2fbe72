import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '..', '..', 'frontend-admin', 'dist');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export interface RunningAdminOrigin {
  origin: string;
  served: string[];
  close: () => Promise<void>;
}

export async function startAdminOrigin(site: string): Promise<RunningAdminOrigin> {
  const served: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://admin').pathname);
    readFile(join(BUILT, path)).then(
      (body) => {
        served.push(path);
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': site }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(originPort(), '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, served, close: () => closeServer(server) };
}

export async function setAdminOrigin(page: Page, { origin }: RunningAdminOrigin): Promise<void> {
  if (process.env['ADMIN_REMOTE_URL']) return;
  await page.route('**/config.js', async (route) => {
    const answered = await route.fetch();
    const remote = JSON.stringify(`${origin}/assets/remoteEntry.js`);
    await route.fulfill({
      response: answered,
      body: `${await answered.text()};globalThis.__ADMIN_REMOTE__=${remote};`,
    });
  });
  await page.route(
    (url) => url.pathname.startsWith('/admin/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answered = await route.fetch();
      const policy = answered.headers()['content-security-policy'] ?? '';
      await route.fulfill({
        response: answered,
        headers: { ...answered.headers(), 'content-security-policy': widenPolicy(policy, origin) },
      });
    },
  );
}

function widenPolicy(policy: string, origin: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return ['script-src', 'style-src', 'font-src', 'connect-src']
    .reduce(
      (known, name) => (known.some((one) => one.startsWith(name)) ? known : [...known, `${name} 'self'`]),
      directives,
    )
    .map((directive) => (/^(script|style|font|connect)-src/.test(directive) ? `${directive} ${origin}` : directive))
    .join('; ');
}

function originPort(): number {
  const configured = process.env['ADMIN_REMOTE_URL'];
  return configured ? Number(new URL(configured).port) : 0;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
