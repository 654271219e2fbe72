import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { isConfirmationExpired } from '../../domain/confirmation-token.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConfirmationLinkExpired } from '../../domain/errors.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ConfirmationLinkSigner } from './confirmation-links.ts';
import { addListSubscription } from './add-subscription.ts';
import type { SubscriptionOutcomeView } from './list.view.ts';

interface ConfirmSubscriptionInput {
  readonly token: string;
  readonly timeZone?: string | null | undefined;
}

@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: ConfirmationLinkSigner,
    private readonly ledger: ConsentLedger,
  ) {}

  confirm({ token, timeZone }: ConfirmSubscriptionInput): Promise<SubscriptionOutcomeView> {
    const claim = this.links.verify(token);
    return this.tx.run(async (scope) => {
      const now = this.clock.now();
      if (!claim || isConfirmationExpired(claim, now)) throw new ConfirmationLinkExpired();
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const subscriber = await scope.em.findOne(EmailSubscriber, { id: claim.subscriberId }, { lockMode });
      if (!subscriber || subscriber.isUnsubscribedSince(claim.askedAt)) throw new ConfirmationLinkExpired();
      if (!subscriber.isSubscribed()) subscriber.timeZone ??= timeZone || null;
      return addListSubscription(scope, subscriber, this.ledger, now);
    });
  }
}
