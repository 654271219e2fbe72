import { hashEmail, normalizeEmail } from './email-hash.ts';

describe('email hash', () => {
  it('is the same for any case, surrounding blanks and spelling of the domain', () => {
    expect(normalizeEmail(' Amara@Example.ORG ')).toBe('amara@example.org');
    const spellings = ['tést.example', 'te\u0301st.example', 'TÉST.example', 'xn--tst-bma.example'];
    expect(new Set(spellings.map((domain) => normalizeEmail(`amara@${domain}`)))).toEqual(
      new Set(['amara@xn--tst-bma.example']),
    );
    expect(hashEmail('Amara@Example.org')).toBe(hashEmail('amara@example.org'));
  });

  it('does not contain the email', () => {
    expect(hashEmail('amara@example.org')).toMatch(/^[0-9a-f]{64}$/);
  });
});
