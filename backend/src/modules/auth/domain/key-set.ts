import { generateKeyPairSync, randomUUID, type JsonWebKey } from 'node:crypto';

/** A private key of AUTH_JWKS. */
export type PrivateKey = JsonWebKey & {
  kid?: string;
  /** Unix seconds from which it signs; until then it is only published. Absent: from the start. */
  signs_from?: number;
};

/** Ten minutes until the edge asks again for the published keys, and ten until a client does. */
const publishedAheadSeconds = 20 * 60;
/** The longest session lasts 90 days, and its refresh token may be as old as the key that sealed it. */
const honouredSeconds = 91 * 24 * 3600;

/** The last rotation is not over. */
export class RotationUnderWay extends Error {
  override readonly name = 'RotationUnderWay';
}

/**
 * The set with a new key, which signs in twenty minutes: by then every process must have been started with the set, and
 * every cache has seen the key. Keys that were replaced so long ago that nothing of theirs is in use are left out.
 */
export function rotated(jwks: string, now: Date): string {
  const { keys } = JSON.parse(jwks) as { keys: PrivateKey[] };
  const seconds = Math.floor(now.getTime() / 1000);
  const waiting = keys.find(({ signs_from = 0 }) => signs_from > seconds);
  if (waiting)
    throw new RotationUnderWay(
      `A new key is in the set already; it signs from ${new Date((waiting.signs_from ?? 0) * 1000).toISOString()} on.`,
    );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signs_from = seconds + publishedAheadSeconds;
  const newest = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig', signs_from };
  const honoured = keys.filter((_, at) => {
    const replacedAt = keys[at - 1]?.signs_from;
    return replacedAt === undefined || replacedAt > seconds - honouredSeconds;
  });
  return JSON.stringify({ keys: [newest, ...honoured] });
}
