import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { hashEmailCode, computeTokenSecrets, hasMatchingCode, hashLinkToken } from './token-secrets.ts';

const key = randomBytes(32);

describe('one-time token secrets', () => {
  it('are the same each time they are derived, so that a repeated email has the same content', () => {
    const id = newId();
    expect(computeTokenSecrets(id, key)).toEqual(computeTokenSecrets(id, key));
  });

  it('differ by token and by key', () => {
    const id = newId();
    const links = [
      computeTokenSecrets(id, key),
      computeTokenSecrets(newId(), key),
      computeTokenSecrets(id, randomBytes(32)),
    ];
    expect(new Set(links.map(({ link }) => link)).size).toBe(3);
  });

  it('consist of a 256-bit link and a six-digit code with leading zeros', () => {
    const all = Array.from({ length: 500 }, () => computeTokenSecrets(newId(), key));
    expect(all.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
    expect(all.some(({ code }) => code.startsWith('0'))).toBe(true);
    expect(all.every(({ link }) => Buffer.from(link, 'base64url').length === 32)).toBe(true);
  });

  it('cannot be found from the stored code hash without the key', () => {
    const id = newId();
    const { code } = computeTokenSecrets(id, key);
    const codeHash = hashEmailCode(id, code, key);
    expect(hasMatchingCode({ id, codeHash }, code, [randomBytes(32)])).toBe(false);
    expect(hasMatchingCode({ id, codeHash }, code, [randomBytes(32), key])).toBe(true);
  });

  it('reject any other code', () => {
    const id = newId();
    const { code } = computeTokenSecrets(id, key);
    const other = code === '000000' ? '000001' : '000000';
    expect(hasMatchingCode({ id, codeHash: hashEmailCode(id, code, key) }, other, [key])).toBe(false);
  });

  it('find a link with and without the PKCE prefix', () => {
    const { link } = computeTokenSecrets(newId(), key);
    expect(hashLinkToken(`pkce_${link}`)).toBe(hashLinkToken(link));
  });
});
