import { decryptText, EncryptionKeyMissing, encryptText } from './encrypted-text.ts';

const first = { id: 'first', key: new Uint8Array(32).fill(1) };
const second = { id: 'second', key: new Uint8Array(32).fill(2) };

describe('encrypted text', () => {
  it('is decrypted with its key at any position in the set', () => {
    const sealed = encryptText('Ein stiller Morgen 🌅', first, 'row');
    expect(decryptText(sealed, [second, first], 'row')).toBe('Ein stiller Morgen 🌅');
    expect(sealed).not.toContain('Morgen');
    expect(encryptText('', first, 'row')).not.toBe(encryptText('', first, 'row'));
  });

  it('is not decrypted for another row, after a change, or without its key', () => {
    const sealed = encryptText('private', first, 'row');
    expect(() => decryptText(sealed, [first], 'another row')).toThrow();
    expect(() => decryptText(`${sealed.slice(0, -2)}AA`, [first], 'row')).toThrow();
    expect(() => decryptText(sealed, [second], 'row')).toThrow(EncryptionKeyMissing);
    expect(() => decryptText('', [first], 'row')).toThrow(EncryptionKeyMissing);
  });
});
