import { JwtService } from '@nestjs/jwt';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import { ServiceTokenClassifier } from './service-tokens.ts';

const jwt = new JwtService();
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const jwkOf = (key: KeyObject, kid?: string) => ({ ...key.export({ format: 'jwk' }), ...(kid ? { kid } : {}) });
const trusting = (...keys: object[]) =>
  new ServiceTokenClassifier(jwt, { authTrustedJwks: JSON.stringify({ keys }) } as unknown as Settings);

describe('trusted service keys', () => {
  it('are named public EC P-256 or RSA keys with their own algorithm', () => {
    const tokens = trusting(jwkOf(elliptic.publicKey, 'shop'), jwkOf(rsa.publicKey, 'register'));
    const claims = { role: 'service_role' };
    const signed = (privateKey: KeyObject, algorithm: 'ES256' | 'RS256', keyid: string) =>
      tokens.classify(jwt.sign(claims, { privateKey, algorithm, keyid }));
    expect(signed(elliptic.privateKey, 'ES256', 'shop')).toBe('service');
    expect(signed(rsa.privateKey, 'RS256', 'register')).toBe('service');
    expect(signed(rsa.privateKey, 'RS256', 'shop')).toBe('foreign');
  });

  it.each([
    ['private', jwkOf(elliptic.privateKey, 'shop')],
    ['of another curve', jwkOf(otherCurve.publicKey, 'shop')],
    ['without a name', jwkOf(elliptic.publicKey)],
  ])('prevent the start when one is %s', (_, key) => {
    expect(() => trusting(key)).toThrow('AUTH_TRUSTED_JWKS');
  });
});
