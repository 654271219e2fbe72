import { Injectable } from '@nestjs/common';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import {
  verifyConfirmationToken,
  signConfirmationToken,
  type ConfirmationClaim,
} from '../../domain/confirmation-token.ts';

@Injectable()
export class ConfirmationLinkSigner {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveSigningKeys(settings, 'list-confirm');
  }

  /** The token is in the URL fragment, which browsers do not send to servers, so no log contains it. */
  urlFor(claim: ConfirmationClaim): string {
    const token = signConfirmationToken(claim, this.keys.signing);
    return new URL(`/subscribe/confirm#token=${token}`, this.settings.siteUrl).href;
  }

  verify(token: string): ConfirmationClaim | undefined {
    return verifyConfirmationToken(token, this.keys.all);
  }
}
