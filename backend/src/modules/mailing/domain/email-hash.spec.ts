import { emailHash, normalizeEmail } from './email-hash.ts';

describe('an address', () => {
  it('is the same whatever its case, the blanks around it and the way its domain is written', () => {
    expect(normalizeEmail(' Amara@Example.ORG ')).toBe('amara@example.org');
    const spellings = ['tést.example', 'te\u0301st.example', 'TÉST.example', 'xn--tst-bma.example'];
    expect(new Set(spellings.map((domain) => normalizeEmail(`amara@${domain}`)))).toEqual(
      new Set(['amara@xn--tst-bma.example']),
    );
    expect(emailHash('Amara@Example.org')).toBe(emailHash('amara@example.org'));
  });

  it('leaves no trace of itself in its hash', () => {
    expect(emailHash('amara@example.org')).toMatch(/^[0-9a-f]{64}$/);
  });
});
