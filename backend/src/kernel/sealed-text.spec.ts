import { openText, SealingKeyGone, sealText } from './sealed-text.ts';

const first = { id: 'first', key: new Uint8Array(32).fill(1) };
const second = { id: 'second', key: new Uint8Array(32).fill(2) };

describe('a sealed text', () => {
  it('is read again by the key that sealed it, wherever that stands in the set', () => {
    const sealed = sealText('Ein stiller Morgen 🌅', first, 'row');
    expect(openText(sealed, [second, first], 'row')).toBe('Ein stiller Morgen 🌅');
    expect(sealed).not.toContain('Morgen');
    expect(sealText('', first, 'row')).not.toBe(sealText('', first, 'row'));
  });

  it('opens nothing in another row, changed, or without its key', () => {
    const sealed = sealText('private', first, 'row');
    expect(() => openText(sealed, [first], 'another row')).toThrow();
    expect(() => openText(`${sealed.slice(0, -2)}AA`, [first], 'row')).toThrow();
    expect(() => openText(sealed, [second], 'row')).toThrow(SealingKeyGone);
    expect(() => openText('', [first], 'row')).toThrow(SealingKeyGone);
  });
});
