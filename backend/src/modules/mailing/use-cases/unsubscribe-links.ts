import { Injectable } from '@nestjs/common';
import { hkdfSync } from 'node:crypto';
import { Settings } from '../../../platform/config/settings.ts';
import { openUnsubscribeToken, sealUnsubscribeToken, type UnsubscribeClaim } from '../domain/unsubscribe-token.ts';

/**
 * Makes the links that stop letters, and reads them back. Their keys are derived from those of AUTH_JWKS: the first
 * seals, all are honoured, so the links of old letters work for as long as the key of their day stays in the set.
 */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: readonly Uint8Array[];
  private readonly current: Uint8Array;

  constructor(private readonly settings: Settings) {
    const { keys } = JSON.parse(settings.authJwks) as { keys: { d?: string }[] };
    this.keys = keys.flatMap(({ d }) => (d ? [keyFrom(d)] : []));
    const [first] = this.keys;
    if (!first) throw new Error('AUTH_JWKS: it must hold at least one private key');
    this.current = first;
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
