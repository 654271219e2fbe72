import { Injectable } from '@nestjs/common';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import {
  signConfirmationToken,
  verifyConfirmationToken,
  type ConfirmationClaim,
} from '../../domain/confirmation-token.ts';

@Injectable()
export class NewEmailLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveSigningKeys(settings, 'list-new-email');
  }

  urlFor(claim: ConfirmationClaim): string {
    const token = signConfirmationToken(claim, this.keys.signing);
    return new URL(`/preferences/new-email/${token}`, this.settings.siteUrl).href;
  }

  verify(token: string): ConfirmationClaim | undefined {
    return verifyConfirmationToken(token, this.keys.all);
  }
}
