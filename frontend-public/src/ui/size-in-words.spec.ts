import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatFileSize, formatDownloadedSize } from './size-in-words.ts';

describe('sizes', () => {
  for (const [bytes, words] of [
    [0, '1 KB'],
    [42_274, '42 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [6_400_000, '6.4 MB'],
  ] as const)
    it(`formats ${bytes} bytes as ${words}`, () => assert.equal(formatFileSize(bytes), words));

  it('formats a part in the unit of the total', () => {
    assert.equal(formatDownloadedSize(900_000, 6_400_000), '0.9 of 6.4 MB');
    assert.equal(formatDownloadedSize(900, 42_274), '1 of 42 KB');
  });
});
