import { hkdfSync } from 'node:crypto';
import type { Settings } from './settings.ts';

/** Keys of one purpose. */
export interface DerivedKeys {
  readonly sealing: Uint8Array;
  readonly all: readonly Uint8Array[];
}

/** What links are signed for. A key of one purpose verifies no token of another. */
export type SealPurpose = 'unsubscribe' | 'list-confirm' | 'library' | 'calendar';

/**
 * Derives the keys of a purpose from those of AUTH_JWKS. The current one signs and all verify, so an old link works as
 * long as its key stays in the set.
 */
export function derivedKeys({ authJwks }: Pick<Settings, 'authJwks'>, purpose: SealPurpose): DerivedKeys {
  const { keys } = JSON.parse(authJwks) as { keys: { d?: string; signs_from?: number }[] };
  const sealing = keys.find(({ d, signs_from = 0 }) => d && signs_from <= Date.now() / 1000);
  if (!sealing?.d) throw new Error('AUTH_JWKS: it must hold at least one private key that signs already');
  return {
    sealing: derivedKey(sealing.d, purpose),
    all: keys.flatMap(({ d }) => (d ? [derivedKey(d, purpose)] : [])),
  };
}

/** The private number of a key, turned into 256 bits that serve one purpose. */
export const derivedKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', purpose, 32));
