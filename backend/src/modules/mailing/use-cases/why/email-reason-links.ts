import { Injectable } from '@nestjs/common';
import { bytesToUuid, signToken, uuidByteLength, uuidToBytes, verifyToken } from '#kernel/signed-token.ts';
import { deriveSigningKeys, type DerivedKeys } from '#platform/config/derived-keys.ts';
import { Settings } from '#platform/config/settings.ts';

/** A link contains only the id of its email, never expires and changes nothing. */
@Injectable()
export class EmailReasonLinkSigner {
  private readonly keys: DerivedKeys;

  constructor(private readonly settings: Settings) {
    this.keys = deriveSigningKeys(settings, 'why-email');
  }

  urlFor(messageId: string): string {
    return new URL(`/why/${signToken(uuidToBytes(messageId), this.keys.signing)}`, this.settings.siteUrl).href;
  }

  verify(token: string): string | undefined {
    const id = verifyToken(token, uuidByteLength, this.keys.all);
    return id && bytesToUuid(id);
  }
}
