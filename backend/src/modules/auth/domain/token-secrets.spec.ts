import { randomBytes } from 'node:crypto';
import { newId } from '#kernel/id.ts';
import { codeHashOf, deriveSecrets, isCodeOf, linkHashOf } from './token-secrets.ts';

const key = randomBytes(32);

describe('the secrets of a one-time token', () => {
  it('are the same each time they are derived, so that a mail sent again says the same', () => {
    const id = newId();
    expect(deriveSecrets(id, key)).toEqual(deriveSecrets(id, key));
  });

  it('differ with the token and with the key', () => {
    const id = newId();
    const links = [deriveSecrets(id, key), deriveSecrets(newId(), key), deriveSecrets(id, randomBytes(32))];
    expect(new Set(links.map(({ link }) => link)).size).toBe(3);
  });

  it('are a link of 256 bits and a code of six digits, leading zeros kept', () => {
    const all = Array.from({ length: 500 }, () => deriveSecrets(newId(), key));
    expect(all.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
    expect(all.some(({ code }) => code.startsWith('0'))).toBe(true);
    expect(all.every(({ link }) => Buffer.from(link, 'base64url').length === 32)).toBe(true);
  });

  it('cannot be found from the stored hash of the code without the key', () => {
    const id = newId();
    const { code } = deriveSecrets(id, key);
    const codeHash = codeHashOf(id, code, key);
    expect(isCodeOf({ id, codeHash }, code, [randomBytes(32)])).toBe(false);
    expect(isCodeOf({ id, codeHash }, code, [randomBytes(32), key])).toBe(true);
  });

  it('take no other code', () => {
    const id = newId();
    const { code } = deriveSecrets(id, key);
    const other = code === '000000' ? '000001' : '000000';
    expect(isCodeOf({ id, codeHash: codeHashOf(id, code, key) }, other, [key])).toBe(false);
  });

  it('find a link with and without the mark of a challenge', () => {
    const { link } = deriveSecrets(newId(), key);
    expect(linkHashOf(`pkce_${link}`)).toBe(linkHashOf(link));
  });
});
