import { JwtService } from '@nestjs/jwt';
import { generateKeyPairSync } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import { rotateKeySet } from '../../domain/key-set.ts';
import { FactorSecretCipher } from '../factors/factor-secrets.ts';
import type { UserView } from '../views/user.view.ts';
import { AccessTokens } from './access-tokens.ts';
import { SigningKeys } from './signing-keys.ts';

const start = new Date('2026-11-21T00:00:00Z').getTime();
const empty = JSON.stringify({ keys: [] });
const first = rotateKeySet(empty, new Date(start - 86_400_000));
const second = rotateKeySet(first, new Date(start));
const keysOf = (authJwks: string) => new SigningKeys({ authJwks } as Settings);

describe('SigningKeys', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: start });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('publishes all keys while a new one waits twenty minutes to sign', () => {
    const before = keysOf(first).current.kid;
    const keys = keysOf(second);
    expect(keys.all).toHaveLength(2);
    expect(keys.current.kid).toBe(before);
    jest.setSystemTime(start + 20 * 60_000);
    expect(keys.current.kid).toBe(keys.all[0]?.kid);
    expect(keys.current.kid).not.toBe(before);
  });

  it('requires a key that already signs', () => {
    expect(() => keysOf(rotateKeySet(empty, new Date(start)))).toThrow('AUTH_JWKS');
    expect(keysOf(rotateKeySet(empty, new Date(start - 20 * 60_000))).all).toHaveLength(1);
  });

  it('supports RSA keys with their own algorithm', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keys = keysOf(JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'rsa' }] }));
    const { n, e } = keys.current.published;
    expect(keys.current.published).toEqual({
      ...{ kty: 'RSA', n, e, kid: 'rsa', alg: 'RS256', use: 'sig', key_ops: ['verify'] },
    });
    const settings = { siteUrl: 'https://example.org', authTokenSeconds: 3600 } as Settings;
    const tokens = new AccessTokens(new JwtService(), keys, settings);
    const { token } = tokens.sign({ id: 'member' } as UserView, { id: 'session', aal: 'aal1', amr: [] });
    expect(tokens.verifyClaims(token)).toMatchObject({ sub: 'member', session_id: 'session' });
  });

  it('decrypts with a former key and encrypts with the current one', () => {
    const secrets = new FactorSecretCipher(keysOf(second));
    const sealed = secrets.encrypt('JBSWY3DPEHPK3PXP', 'factor');
    jest.setSystemTime(start + 20 * 60_000);
    expect(secrets.formerKeyPrefixes).toEqual([`${sealed.split('.')[0]}.`]);
    expect(secrets.decrypt(sealed, 'factor')).toBe('JBSWY3DPEHPK3PXP');
    expect(secrets.encrypt('JBSWY3DPEHPK3PXP', 'factor').split('.')[0]).not.toBe(sealed.split('.')[0]);
  });

  it('does not decrypt a secret that was copied to another factor', () => {
    const secrets = new FactorSecretCipher(keysOf(first));
    expect(() => secrets.decrypt(secrets.encrypt('JBSWY3DPEHPK3PXP', 'mine'), 'yours')).toThrow();
  });
});
