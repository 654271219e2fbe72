import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailRequested } from '../../domain/events.ts';
import { EmailRequest, type EmailRequestKind } from '../../domain/email-request.entity.ts';
import { requesterNetwork } from './requester-network.ts';
import { Redirects } from './redirects.ts';
import type { Challenge } from './send-token.ts';
import { ThrottleEmail } from './throttle-email.ts';

export interface RequestInput {
  readonly kind: EmailRequestKind;
  readonly email: string;
  readonly createUser?: boolean;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly redirectTo?: string | undefined;
  readonly challenge?: Challenge | undefined;
}

/**
 * Stores a request for an email. The worker looks up the account later, so neither the response nor its time reveals
 * whether one exists.
 */
@Injectable()
export class RequestEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly throttleEmail: ThrottleEmail,
    private readonly redirects: Redirects,
  ) {}

  request({ kind, challenge, redirectTo, ...input }: RequestInput): Promise<void> {
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
        redirectTo: this.redirects.allowedOrNull(redirectTo),
        challenge: challenge?.challenge ?? null,
        challengeMethod: challenge?.method ?? null,
        requestedFrom: requesterNetwork() ?? null,
        createdAt: new Date(),
      });
      outbox.append(new EmailRequested({ requestId: request.id }));
    });
  }
}
