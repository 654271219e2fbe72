import { brotliCompressSync } from 'node:zlib';
import { copyBytes } from './content-responses.ts';

describe('copyBytes', () => {
  it('keeps only the bytes, and not the larger buffer that zlib returns', () => {
    const compressed = brotliCompressSync('word '.repeat(300));
    expect(compressed.buffer.byteLength).toBeGreaterThan(compressed.length);
    const copy = copyBytes(compressed);
    expect([copy.buffer.byteLength, copy.equals(compressed)]).toEqual([compressed.length, true]);
  });
});
