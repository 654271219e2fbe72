import { Injectable } from '@nestjs/common';
import { hkdfSync } from 'node:crypto';
import { Settings } from '../../../platform/config/settings.ts';
import { openUnsubscribeToken, sealUnsubscribeToken, type UnsubscribeClaim } from '../domain/unsubscribe-token.ts';

/**
 * Makes the links that stop letters, and reads them back. Their keys are derived from those of AUTH_JWKS: the one that
 * signs seals, all are honoured, so the links of old letters work for as long as the key of their day stays in the set.
 */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: readonly Uint8Array[];
  private readonly current: Uint8Array;

  constructor(private readonly settings: Settings) {
    const { keys } = JSON.parse(settings.authJwks) as { keys: { d?: string; signs_from?: number }[] };
    const sealing = keys.find(({ d, signs_from = 0 }) => d && signs_from <= Date.now() / 1000);
    if (!sealing?.d) throw new Error('AUTH_JWKS: it must hold at least one private key that signs already');
    this.keys = keys.flatMap(({ d }) => (d ? [keyFrom(d)] : []));
    this.current = keyFrom(sealing.d);
  }

  urlFor(claim: UnsubscribeClaim): string {
    return new URL(`/u/${sealUnsubscribeToken(claim, this.current)}`, this.settings.siteUrl).href;
  }

  /** Undefined for a token that is none of ours. */
  read(token: string): UnsubscribeClaim | undefined {
    return openUnsubscribeToken(token, this.keys);
  }
}

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', 'unsubscribe', 32));
