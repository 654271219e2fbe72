import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, it } from 'node:test';
import { createFetchWithTimeout } from './fetch-with-timeout.ts';

const silent = createServer(() => undefined);
let address: string;
before(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
after(() => {
  silent.closeAllConnections();
  silent.close();
});

it('fetchWithin rejects when the server exceeds the timeout', async () => {
  await assert.rejects(createFetchWithTimeout(20)(address), { name: 'TimeoutError' });
});

it('fetchWithin rejects when the caller aborts before the timeout', async () => {
  await assert.rejects(createFetchWithTimeout(60_000)(new Request(address, { signal: AbortSignal.abort() })), {
    name: 'AbortError',
  });
});
