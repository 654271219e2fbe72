import assert from 'node:assert/strict';
import { test } from 'node:test';

// Workbox needs the global scope of a worker.
Object.assign(globalThis, { self: globalThis });
const { createRangeResponse: partOf } = await import('./range-response.ts');

const part = (range: string) =>
  partOf(
    new Request('https://site.example/kept/1', { headers: { range } }),
    new Response('0123456789', { headers: { 'content-type': 'audio/mp4' } }),
  );

test('a range request returns 206 with the range of a stored file', async () => {
  const response = await part('bytes=4-6');
  assert.equal(response.status, 206);
  assert.equal(await response.text(), '456');
  assert.equal(response.headers.get('content-range'), 'bytes 4-6/10');
});

for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=99999-'])
  test(`a range request for ${range} of 10 stored bytes returns 416 with the size`, async () => {
    const response = await part(range);
    assert.equal(response.status, 416);
    assert.equal(response.headers.get('content-range'), 'bytes */10');
  });
