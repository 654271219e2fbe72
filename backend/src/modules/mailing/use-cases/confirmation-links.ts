import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '../../../platform/config/derived-keys.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { openConfirmationToken, sealConfirmationToken, type ConfirmationClaim } from '../domain/confirmation-token.ts';

/** Makes the links by which people say that an address is theirs, and reads them back. None is stored. */
@Injectable()
export class ConfirmationLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = derivedKeys(settings, 'list-confirm');
  }

  /** The token stands behind the '#', which no server and no log between gets to see. */
  urlFor(claim: ConfirmationClaim): string {
    const token = sealConfirmationToken(claim, this.keys.sealing);
    return new URL(`/subscribe/confirm#token=${token}`, this.settings.siteUrl).href;
  }

  /** Undefined for a token that is none of ours. */
  read(token: string): ConfirmationClaim | undefined {
    return openConfirmationToken(token, this.keys.all);
  }
}
