import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findFreePorts } from '../ports.ts';
import { startObjectStore } from './object-store.ts';

test('requests without a valid signature are refused', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
  const store = await startObjectStore({ port: await findFreePorts(1), host: '127.0.0.1', folder, bucket: 'films' });
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const headers = { authorization: 'AWS S3RVER:AAAA', date: new Date().toUTCString() };
  for (const path of ['', '/a', '/a/b', '/a?uploads', '/a?uploadId=1'])
    for (const given of [headers, undefined])
      assert.equal((await fetch(store.url + path, { method: 'DELETE', ...(given && { headers: given }) })).status, 403);
});
