import { Injectable } from '@nestjs/common';
import { derivedKeys, type DerivedKeys } from '../../../../platform/config/derived-keys.ts';
import { Settings } from '../../../../platform/config/settings.ts';
import { openUnsubscribeToken, sealUnsubscribeToken, type UnsubscribeClaim } from '../../domain/unsubscribe-token.ts';

/** Makes and verifies unsubscribe links. */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = derivedKeys(settings, 'unsubscribe');
  }

  urlFor(claim: UnsubscribeClaim): string {
    return new URL(`/u/${sealUnsubscribeToken(claim, this.keys.sealing)}`, this.settings.siteUrl).href;
  }

  /** Undefined for a token that is none of ours. */
  read(token: string): UnsubscribeClaim | undefined {
    return openUnsubscribeToken(token, this.keys.all);
  }
}
