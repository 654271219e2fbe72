import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';

export type SigningKeyJwk = JsonWebKey & {
  kid?: string;
  /** Unix seconds from which the key signs tokens. */
  signs_from?: number;
};

/** A new key signs after 20 minutes, because caches may return the old key set until then. */
const publishedAheadSeconds = 20 * 60;
/** A replaced key verifies tokens for 91 days, because a session lasts at most 90 days. */
const acceptedSeconds = 91 * 24 * 3600;

export class KeyRotationInProgress extends Error {
  override readonly name = 'KeyRotationInProgress';
}

export function rotateKeySet(jwks: string, now: Date): string {
  const { keys } = JSON.parse(jwks) as { keys: SigningKeyJwk[] };
  const seconds = Math.floor(now.getTime() / 1000);
  const waiting = keys.find(({ signs_from = 0 }) => signs_from > seconds);
  if (waiting)
    throw new KeyRotationInProgress(
      `A new key is in the set already; it signs from ${new Date((waiting.signs_from ?? 0) * 1000).toISOString()} on.`,
    );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signs_from = seconds + publishedAheadSeconds;
  const newest = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig', signs_from };
  const accepted = keys.filter((_, at) => {
    const replacedAt = keys[at - 1]?.signs_from;
    return replacedAt === undefined || replacedAt > seconds - acceptedSeconds;
  });
  return JSON.stringify({ keys: [newest, ...accepted] });
}
