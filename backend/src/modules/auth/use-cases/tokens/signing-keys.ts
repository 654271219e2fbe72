import { Injectable } from '@nestjs/common';
import { createPrivateKey, createPublicKey, createSecretKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { realTime } from '#kernel/real-time.ts';
import { deriveKey } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import type { SigningKeyJwk } from '../../domain/key-set.ts';

type PublicKey = JsonWebKey & { kid: string; alg: string; use: 'sig'; key_ops: ['verify'] };

interface SigningKey {
  readonly kid: string;
  readonly algorithm: 'ES256' | 'RS256';
  readonly privateKey: KeyObject;
  readonly publicKey: string;
  readonly verifyKey: KeyObject;
  readonly published: PublicKey;
  readonly refreshKey: KeyObject;
  readonly mailKey: Uint8Array;
  readonly factorKey: Uint8Array;
  readonly signsFrom: number;
}

/** The first key whose `signsFrom` has passed signs tokens, and all keys verify tokens. */
@Injectable()
export class SigningKeys {
  readonly all: readonly SigningKey[];

  constructor(settings: Settings) {
    this.all = parseKeySet(settings.authJwks);
    if (!this.all.some(({ signsFrom }) => signsFrom <= realTime().getTime() / 1000))
      throw new Error('AUTH_JWKS: it must hold at least one key that signs already');
  }

  get current(): SigningKey {
    const now = realTime().getTime() / 1000;
    const key = this.all.find(({ signsFrom }) => signsFrom <= now);
    if (!key) throw new Error('AUTH_JWKS: no key signs yet');
    return key;
  }

  find(kid: string): SigningKey | undefined {
    return this.all.find((key) => key.kid === kid);
  }

  get refreshKeys(): KeyObject[] {
    return this.all.map(({ refreshKey }) => refreshKey);
  }

  get mailKeys(): Uint8Array[] {
    return this.all.map(({ mailKey }) => mailKey);
  }
}

function parseKeySet(jwks: string): SigningKey[] {
  try {
    const { keys } = JSON.parse(jwks) as { keys: SigningKeyJwk[] };
    return keys.map(toSigningKey);
  } catch (cause) {
    throw new Error('AUTH_JWKS: it must be a JSON Web Key Set of private EC P-256 (or RSA) keys, each with a kid', {
      cause,
    });
  }
}

function toSigningKey(jwk: SigningKeyJwk): SigningKey {
  const { kid } = jwk;
  if (!kid || !jwk.d || !(jwk.kty === 'RSA' || jwk.crv === 'P-256')) throw new Error('This key cannot sign');
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256';
  return {
    kid,
    algorithm,
    privateKey,
    verifyKey: publicKey,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    published: { ...publicKey.export({ format: 'jwk' }), kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
    refreshKey: createSecretKey(deriveKey(jwk.d, 'refresh-token')),
    mailKey: deriveKey(jwk.d, 'auth-mail'),
    factorKey: deriveKey(jwk.d, 'factor-secret'),
    signsFrom: jwk.signs_from ?? 0,
  };
}
