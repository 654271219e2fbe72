import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';
import {
  openConfirmationToken,
  sealConfirmationToken,
  type ConfirmationClaim,
} from '../../domain/confirmation-token.ts';

/** Signs and verifies confirmation links; no link is stored. */
@Injectable()
export class ConfirmationLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = derivedKeys(settings, 'list-confirm');
  }

  /** The token is in the fragment, which is never sent to a server and appears in no log. */
  urlFor(claim: ConfirmationClaim): string {
    const token = sealConfirmationToken(claim, this.keys.sealing);
    return new URL(`/subscribe/confirm#token=${token}`, this.settings.siteUrl).href;
  }

  read(token: string): ConfirmationClaim | undefined {
    return openConfirmationToken(token, this.keys.all);
  }
}
