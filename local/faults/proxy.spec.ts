import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findFreePorts } from 'stand-ins/ports';
import type { RunningSupervisedPart } from '../run/supervisor.ts';
import { waitUntilReady } from './processes.ts';
import { createProxyPart, findProxyObstacle } from './proxy.ts';

const obstacle = await findProxyObstacle();

void describe('nginx with the documented settings', { skip: obstacle ?? false }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'oneness-proxy-'));
  let api: Server;
  let proxy: RunningSupervisedPart;
  let url: string;

  before(async () => {
    api = createServer((request, response) => {
      if (request.url?.endsWith('/killed')) return void request.socket.destroy();
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.end(String(bytes)));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const port = await findFreePorts(1);
    url = `http://127.0.0.1:${port}`;
    const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    proxy = await createProxyPart(folder, port, [upstream]).launch();
    await waitUntilReady([{ name: 'nginx', url }]);
  });
  after(async () => {
    await proxy.stop();
    api.close();
    rmSync(folder, { recursive: true });
  });

  const post = (path: string, body: string) => fetch(url + path, { method: 'POST', body });

  void it('returns a problem in JSON when a process ends during a request to the API', async () => {
    const response = await post('/api/killed', '{}');
    const { code, detail } = (await response.json()) as Record<string, unknown>;
    assert.deepEqual(
      [response.status, response.headers.get('content-type'), response.headers.get('retry-after'), code, detail],
      [503, 'application/problem+json', '10', 'request.unavailable', 'Please try again in a moment.'],
    );
  });

  void it('shows a page with a sentence when a process ends during a request for a page', async () => {
    const response = await fetch(`${url}/killed`);
    assert.equal(response.status, 503);
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await response.text(), /Please try again in a minute\./);
  });

  void it('does not pass requests for metrics', async () => {
    assert.equal((await fetch(`${url}/metrics`)).status, 404);
  });

  void it('passes uploads of staff that are larger than other bodies may be', async () => {
    const body = 'a'.repeat(3 * 1024 * 1024);
    assert.equal((await post('/api/forms/contact', body)).status, 413);
    const upload = await post('/api/admin/files/uploads/part', body);
    assert.deepEqual([upload.status, await upload.text()], [200, String(body.length)]);
  });
});
