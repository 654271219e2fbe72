import { hkdfSync } from 'node:crypto';
import type { Settings } from './settings.ts';

export interface DerivedKeys {
  readonly signing: Uint8Array;
  readonly all: readonly Uint8Array[];
}

export type SigningPurpose =
  | 'unsubscribe'
  | 'list-confirm'
  | 'library'
  | 'calendar'
  | 'preview'
  | 'why-email'
  | 'list-new-email'
  | 'campaign-link'
  | 'queue-board'
  | 'backup'
  | 'forum-reply';

/** The first private key whose time `signs_from` has passed signs. All private keys verify signatures. */
export function deriveSigningKeys({ authJwks }: Pick<Settings, 'authJwks'>, purpose: SigningPurpose): DerivedKeys {
  const { keys } = JSON.parse(authJwks) as { keys: { d?: string; signs_from?: number }[] };
  const sealing = keys.find(({ d, signs_from = 0 }) => d && signs_from <= Date.now() / 1000);
  if (!sealing?.d) throw new Error('AUTH_JWKS: it must hold at least one private key that signs already');
  return {
    signing: deriveKey(sealing.d, purpose),
    all: keys.flatMap(({ d }) => (d ? [deriveKey(d, purpose)] : [])),
  };
}

export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', purpose, 32));
