import { Injectable } from '@nestjs/common';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import {
  verifyConfirmationToken,
  signConfirmationToken,
  type ConfirmationClaim,
} from '../../domain/confirmation-token.ts';

/** Creates and verifies signed confirmation links, which are not stored in the database. */
@Injectable()
export class ConfirmationLinkSigner {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveSigningKeys(settings, 'list-confirm');
  }

  /**
   * Builds the confirmation URL with the token in its fragment. Browsers do not send the fragment to servers, so it
   * appears in no log.
   */
  urlFor(claim: ConfirmationClaim): string {
    const token = signConfirmationToken(claim, this.keys.signing);
    return new URL(`/subscribe/confirm#token=${token}`, this.settings.siteUrl).href;
  }

  verify(token: string): ConfirmationClaim | undefined {
    return verifyConfirmationToken(token, this.keys.all);
  }
}
