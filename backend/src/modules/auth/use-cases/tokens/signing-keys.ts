import { Injectable } from '@nestjs/common';
import { createPrivateKey, createPublicKey, hkdfSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Settings } from '../../../../platform/config/settings.ts';

/** The public half of a key, as the key set publishes it. */
type PublicKey = JsonWebKey & { kid: string; alg: string; use: 'sig'; key_ops: ['verify'] };

interface SigningKey {
  readonly kid: string;
  /** The only algorithm this key is ever used with; what a token's header says is not asked. */
  readonly algorithm: 'ES256' | 'RS256';
  readonly privateKey: KeyObject;
  /** PEM. */
  readonly publicKey: string;
  readonly published: PublicKey;
  /** Seals refresh tokens; derived, so that there is no second secret to keep. */
  readonly refreshKey: Uint8Array;
}

/**
 * The key pairs of AUTH_JWKS: the first signs, all verify. To rotate, add the new key last, wait 20 minutes until every
 * cache knows it, move it to the front, and keep the old one for as long as refresh tokens sealed by it shall be honoured.
 */
@Injectable()
export class SigningKeys {
  readonly all: readonly SigningKey[];
  readonly current: SigningKey;

  constructor(settings: Settings) {
    const [first, ...others] = keysOf(settings.authJwks);
    if (!first) throw new Error('AUTH_JWKS: it must hold at least one key');
    this.all = [first, ...others];
    this.current = first;
  }

  find(kid: string): SigningKey | undefined {
    return this.all.find((key) => key.kid === kid);
  }

  get refreshKeys(): Uint8Array[] {
    return this.all.map(({ refreshKey }) => refreshKey);
  }
}

function keysOf(jwks: string): SigningKey[] {
  try {
    const { keys } = JSON.parse(jwks) as { keys: (JsonWebKey & { kid?: string })[] };
    return keys.map(keyOf);
  } catch (cause) {
    throw new Error('AUTH_JWKS: it must be a JSON Web Key Set of private EC P-256 (or RSA) keys, each with a kid', {
      cause,
    });
  }
}

function keyOf(jwk: JsonWebKey & { kid?: string }): SigningKey {
  const { kid } = jwk;
  if (!kid || !jwk.d || !(jwk.kty === 'RSA' || jwk.crv === 'P-256')) throw new Error('This key cannot sign');
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256';
  return {
    kid,
    algorithm,
    privateKey,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    published: { ...publicKey.export({ format: 'jwk' }), kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
    refreshKey: new Uint8Array(hkdfSync('sha256', Buffer.from(jwk.d, 'base64url'), '', 'refresh-token', 32)),
  };
}
