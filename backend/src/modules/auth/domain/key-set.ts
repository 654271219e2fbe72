import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';

export type SigningKeyJwk = JsonWebKey & {
  kid?: string;
  /** Unix seconds from which the key signs tokens. A key without this field signs immediately. */
  signs_from?: number;
};

/**
 * Seconds between the publication of a new key and its first use: the CDN caches the published keys for ten minutes,
 * and clients cache them for ten more.
 */
const publishedAheadSeconds = 20 * 60;
/**
 * Seconds for which a replaced key still verifies tokens, because a session and its refresh tokens last at most 90
 * days.
 */
const acceptedSeconds = 91 * 24 * 3600;

export class RotationUnderWay extends Error {
  override readonly name = 'RotationUnderWay';
}

/**
 * The new key signs 20 minutes later, so that caches can load it first. Removes keys that were replaced more than 91
 * days ago.
 */
export function rotateKeySet(jwks: string, now: Date): string {
  const { keys } = JSON.parse(jwks) as { keys: SigningKeyJwk[] };
  const seconds = Math.floor(now.getTime() / 1000);
  const waiting = keys.find(({ signs_from = 0 }) => signs_from > seconds);
  if (waiting)
    throw new RotationUnderWay(
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
