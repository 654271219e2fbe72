import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { Settings } from '#platform/config/settings.ts';

const serviceRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/** `service` has a service role, `ordinary` has another role, and `foreign` has no trusted key or belongs to a session. */
export type ServiceTokenKind = 'service' | 'ordinary' | 'foreign';

interface TrustedKey {
  readonly algorithm: 'ES256' | 'RS256';
  readonly publicKey: string;
}

interface ServiceClaims {
  readonly role?: unknown;
  readonly exp?: number;
  readonly session_id?: unknown;
}

/** Tokens of services have no session, so only signature, role and expiry are checked. */
@Injectable()
export class ServiceTokenClassifier {
  private readonly keys: ReadonlyMap<string, TrustedKey>;

  constructor(
    private readonly jwt: JwtService,
    private readonly settings: Settings,
  ) {
    this.keys = settings.authTrustedJwks ? trustedKeys(settings.authTrustedJwks) : new Map();
  }

  classify(token: string): ServiceTokenKind {
    const decoded = this.jwt.decode<{ header?: { kid?: string; alg?: string } } | null>(token, { complete: true });
    const key = this.keys.get(decoded?.header?.kid ?? '');
    if (!key || decoded?.header?.alg !== key.algorithm) return 'foreign';
    const { publicKey, algorithm } = key;
    const claims = this.jwt.verify<ServiceClaims>(token, { publicKey, algorithms: [algorithm] });
    if (claims.session_id !== undefined) return 'foreign';
    if (this.settings.production && claims.exp === undefined) throw new Error('a service token must say when it ends');
    return serviceRoles.includes(claims.role) ? 'service' : 'ordinary';
  }
}

function trustedKeys(jwks: string): Map<string, TrustedKey> {
  try {
    const { keys } = JSON.parse(jwks) as { keys: (JsonWebKey & { kid?: string })[] };
    return new Map(keys.map((jwk) => [requireKeyId(jwk), trustedKey(jwk)]));
  } catch (cause) {
    const fault = 'it must be a JSON Web Key Set of public EC P-256 (or RSA) keys, each with a kid';
    throw new Error(`AUTH_TRUSTED_JWKS: ${fault}`, { cause });
  }
}

function requireKeyId({ kid }: { kid?: string }): string {
  if (!kid) throw new Error('This key has no name');
  return kid;
}

function trustedKey(jwk: JsonWebKey): TrustedKey {
  if (jwk.d || !(jwk.kty === 'RSA' || jwk.crv === 'P-256')) throw new Error('This key cannot be trusted');
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string;
  return { publicKey, algorithm: jwk.kty === 'RSA' ? 'RS256' : 'ES256' };
}
