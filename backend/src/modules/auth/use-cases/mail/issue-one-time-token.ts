import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { OneTimeToken, type TokenPurpose } from '../../domain/one-time-token.entity.ts';
import { hashEmailCode, computeTokenSecrets, hashLinkToken } from '../../domain/token-secrets.ts';
import { getRequesterNetwork } from './requester-network.ts';
import { SigningKeys } from '../tokens/signing-keys.ts';

export interface OneTimeTokenRequest {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly redirectTo: string | null;
  readonly flowStateId?: string | null;
  readonly requestedFrom?: string | undefined;
}

/** The caller must have locked the row of the user. */
@Injectable()
export class IssueOneTimeToken {
  constructor(
    private readonly keys: SigningKeys,
    private readonly settings: Settings,
  ) {}

  async issue(
    em: EntityManager,
    { flowStateId = null, requestedFrom = getRequesterNetwork(), ...wanted }: OneTimeTokenRequest,
  ): Promise<OneTimeToken> {
    await em.nativeDelete(OneTimeToken, { userId: wanted.userId, purpose: wanted.purpose });
    const id = newId();
    const { mailKey } = this.keys.current;
    const { link, code } = computeTokenSecrets(id, mailKey);
    const now = realTime();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    return em.create(OneTimeToken, {
      ...wanted,
      id,
      flowStateId,
      linkHash: hashLinkToken(link),
      codeHash: hashEmailCode(id, code, mailKey),
      wrongTries: 0,
      requestedFrom: requestedFrom ?? null,
      requesterTries: 0,
      createdAt: now,
      codeEndsAt: after(this.settings.authCodeSeconds),
      linkEndsAt: after(this.settings.authLinkSeconds),
    });
  }
}
