import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { type PkceChallengeMethod, FlowState } from '../../domain/flow-state.entity.ts';
import type { TokenPurpose } from '../../domain/one-time-token.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { QueueAccountEmail } from './queue-account-email.ts';
import { IssueOneTimeToken } from './issue-one-time-token.ts';
import { RedirectPolicy } from './redirect-policy.ts';

export interface PkceChallenge {
  readonly challenge: string;
  readonly method: PkceChallengeMethod;
}

interface TokenMail {
  readonly user: User;
  readonly purpose: TokenPurpose;
  readonly to: string;
  readonly redirectTo?: string | undefined;
  readonly challenge?: PkceChallenge | undefined;
  readonly requestedFrom?: string | undefined;
}

@Injectable()
export class SendTokenEmail {
  constructor(
    private readonly redirectPolicy: RedirectPolicy,
    private readonly issueOneTimeToken: IssueOneTimeToken,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  async send(
    scope: TransactionScope,
    { user, purpose, to, redirectTo, challenge, requestedFrom }: TokenMail,
  ): Promise<void> {
    const now = realTime();
    const flow =
      challenge &&
      scope.em.create(FlowState, {
        id: newId(),
        userId: user.id,
        challenge: challenge.challenge,
        challengeMethod: challenge.method,
        authCodeHash: null,
        authCodeEndsAt: null,
        createdAt: now,
      });
    const token = await this.issueOneTimeToken.issue(scope.em, {
      userId: user.id,
      purpose,
      email: to,
      redirectTo: this.redirectPolicy.toAllowedUrl(redirectTo),
      flowStateId: flow?.id ?? null,
      requestedFrom,
    });
    user.recordEmailSent(purpose, now);
    this.queueAccountEmail.queue(scope, { kind: purpose, userId: user.id, to, tokenId: token.id });
  }
}
