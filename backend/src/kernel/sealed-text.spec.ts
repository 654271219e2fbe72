import { openText, SealingKeyGone, sealText } from './sealed-text.ts';

const first = { id: 'first', key: new Uint8Array(32).fill(1) };
const second = { id: 'second', key: new Uint8Array(32).fill(2) };

describe('encrypted text', () => {
  it('is decrypted with its key at any position in the set', () => {
    const sealed = sealText('Ein stiller Morgen 🌅', first, 'row');
    expect(openText(sealed, [second, first], 'row')).toBe('Ein stiller Morgen 🌅');
    expect(sealed).not.toContain('Morgen');
    expect(sealText('', first, 'row')).not.toBe(sealText('', first, 'row'));
  });

  it('is not decrypted for another row, after a change, or without its key', () => {
    const sealed = sealText('private', first, 'row');
    expect(() => openText(sealed, [first], 'another row')).toThrow();
    expect(() => openText(`${sealed.slice(0, -2)}AA`, [first], 'row')).toThrow();
    expect(() => openText(sealed, [second], 'row')).toThrow(SealingKeyGone);
    expect(() => openText('', [first], 'row')).toThrow(SealingKeyGone);
  });
});
