import { hkdfSync } from 'node:crypto';
import type { Settings } from '../../../platform/config/settings.ts';

/** The keys that seal what the links of letters carry. */
export interface LetterKeys {
  readonly sealing: Uint8Array;
  readonly all: readonly Uint8Array[];
}

/**
 * Derives keys for one purpose from those of AUTH_JWKS: the one that signs seals, all are honoured, so the links of old
 * letters work for as long as the key of their day stays in the set.
 */
export function letterKeys({ authJwks }: Settings, purpose: 'unsubscribe' | 'list-confirm'): LetterKeys {
  const { keys } = JSON.parse(authJwks) as { keys: { d?: string; signs_from?: number }[] };
  const sealing = keys.find(({ d, signs_from = 0 }) => d && signs_from <= Date.now() / 1000);
  if (!sealing?.d) throw new Error('AUTH_JWKS: it must hold at least one private key that signs already');
  const derived = (secret: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', purpose, 32));
  return { sealing: derived(sealing.d), all: keys.flatMap(({ d }) => (d ? [derived(d)] : [])) };
}
