import { Injectable } from '@nestjs/common';
import { deriveKeyPair, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import {
  verifyConfirmationToken,
  signConfirmationToken,
  type ConfirmationClaim,
} from '../../domain/confirmation-token.ts';

/** Signs and verifies confirmation links, which are stored nowhere. */
@Injectable()
export class ConfirmationLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveKeyPair(settings, 'list-confirm');
  }

  /** The token is in the fragment of the URL, which is never sent to a server and appears in no log. */
  urlFor(claim: ConfirmationClaim): string {
    const token = signConfirmationToken(claim, this.keys.signing);
    return new URL(`/subscribe/confirm#token=${token}`, this.settings.siteUrl).href;
  }

  verify(token: string): ConfirmationClaim | undefined {
    return verifyConfirmationToken(token, this.keys.all);
  }
}
