import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { AccountEmailRequested } from '../../domain/events.ts';
import { EmailRequest, type EmailRequestKind } from '../../domain/email-request.entity.ts';
import { getRequesterNetwork } from './requester-network.ts';
import { RedirectPolicy } from './redirect-policy.ts';
import type { PkceChallenge } from './send-token-email.ts';
import { ThrottleEmail } from './throttle-email.ts';

export interface EmailRequestInput {
  readonly kind: EmailRequestKind;
  readonly email: string;
  readonly createUser?: boolean;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly redirectTo?: string | undefined;
  readonly challenge?: PkceChallenge | undefined;
}

/** A worker looks up the account later, so that the response time does not reveal an account. */
@Injectable()
export class RequestAccountEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly throttleEmail: ThrottleEmail,
    private readonly redirectPolicy: RedirectPolicy,
  ) {}

  request({ kind, challenge, redirectTo, ...input }: EmailRequestInput): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const email = normalizeEmail(input.email);
      await this.throttleEmail.throttle(em, email);
      const request = em.create(EmailRequest, {
        id: newId(),
        kind,
        email,
        createUser: input.createUser ?? false,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        metadata: input.metadata ?? null,
        redirectTo: this.redirectPolicy.toAllowedUrl(redirectTo),
        challenge: challenge?.challenge ?? null,
        challengeMethod: challenge?.method ?? null,
        requestedFrom: getRequesterNetwork() ?? null,
        createdAt: realTime(),
      });
      outbox.append(new AccountEmailRequested({ requestId: request.id }));
    });
  }
}
