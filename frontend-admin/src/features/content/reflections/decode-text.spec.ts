import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeText } from './decode-text.ts';

const text = 'Café “Sol”';

describe('a text file', () => {
  it('is read as UTF-8 with or without a byte order mark', () => {
    assert.equal(decodeText(Buffer.from(text)), text);
    assert.equal(decodeText(Buffer.from(`\uFEFF${text}`)), text);
  });

  it('is read as UTF-16 when it begins with the byte order mark', () => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    assert.equal(decodeText(bytes), text);
    assert.equal(decodeText(bytes.swap16()), text);
  });

  it('is read as Windows-1252 when it is not UTF-8', () => {
    assert.equal(decodeText(Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x53, 0x6f, 0x6c, 0x94)), text);
  });
});
