import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serializeBody } from './serialized-body.ts';

const long = { text: 'word '.repeat(300) };

describe('serializeBody', () => {
  it('compresses only a body of more than 1 KB', async () => {
    const small = await serializeBody({ text: 'word' }, 'br');
    expect([small.encoding, small.bytes.toString()]).toEqual([undefined, '{"text":"word"}']);
    const [br, gzip] = [await serializeBody(long, 'br'), await serializeBody(long, 'gzip')];
    expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
    expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toEqual(long);
    expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual(long);
  });

  it('gives the same content the same ETag in every encoding, and other content another one', async () => {
    const etags = await Promise.all(
      (['br', 'gzip', undefined] as const).map(async (encoding) => (await serializeBody(long, encoding)).etag),
    );
    expect(new Set(etags).size).toBe(1);
    expect((await serializeBody({ text: 'other' }, undefined)).etag).not.toBe(etags[0]);
  });
});
