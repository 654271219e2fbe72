import { addressHash, addressKey } from './address.ts';

describe('an address', () => {
  it('is the same whatever its case, the blanks around it and the way its accents are written', () => {
    expect(addressKey(' Amara@Example.ORG ')).toBe('amara@example.org');
    expect(addressKey('jose\u0301@example.org')).toBe(addressKey('jos\u00e9@example.org'));
    expect(addressHash('Amara@Example.org')).toBe(addressHash('amara@example.org'));
  });

  it('leaves no trace of itself in its hash', () => {
    expect(addressHash('amara@example.org')).toMatch(/^[0-9a-f]{64}$/);
  });
});
