import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Observations, acceptsWrites } from './observations.ts';

test('a recovery of writes lasts until the site no longer rejects them, although it serves pages', async () => {
  const statuses = [503, 503, 400];
  const server = createServer(({ method }, response) => {
    response.writeHead(method === 'POST' ? (statuses.shift() ?? 500) : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const observations = new Observations({ average: () => 3 });
  await observations.awaitRecovery('writes', `http://127.0.0.1:${port}`, 5000, acceptsWrites);
  server.close();
  assert.deepEqual(statuses, []);
  assert.equal(observations.recoveries[0]?.part, 'writes');
  assert.equal(observations.recoveries[0]?.limitMs, 15_000);
});
