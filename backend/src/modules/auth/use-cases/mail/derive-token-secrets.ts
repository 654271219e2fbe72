import { Injectable } from '@nestjs/common';
import type { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import {
  pkceLinkPrefix,
  computeTokenSecrets,
  hasMatchingCode,
  hashLinkToken,
  type TokenSecrets,
} from '../../domain/token-secrets.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

@Injectable()
export class DeriveTokenSecrets {
  constructor(private readonly keys: SigningKeys) {}

  derive(token: OneTimeToken): TokenSecrets | undefined {
    const secrets = this.keys.mailKeys
      .map((key) => computeTokenSecrets(token.id, key))
      .find(({ link }) => hashLinkToken(link) === token.linkHash);
    return secrets && { ...secrets, link: token.flowStateId ? pkceLinkPrefix + secrets.link : secrets.link };
  }

  hasMatchingCode(token: OneTimeToken, typed: string): boolean {
    return hasMatchingCode(token, typed, this.keys.mailKeys);
  }
}
