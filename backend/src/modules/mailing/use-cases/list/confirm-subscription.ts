import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { isStale } from '../../domain/confirmation-token.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConfirmationLinkDead } from '../../domain/errors.ts';
import { ConfirmationLinks } from './confirmation-links.ts';
import { putOnTheList } from './put-on-the-list.ts';
import type { SubscriptionOutcomeView } from './list.view.ts';

@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: ConfirmationLinks,
  ) {}

  confirm({ token }: { token: string }): Promise<SubscriptionOutcomeView> {
    const claim = this.links.read(token);
    return this.tx.run(async (scope) => {
      const now = this.clock.now();
      if (!claim || isStale(claim, now)) throw new ConfirmationLinkDead();
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const subscriber = await scope.em.findOne(EmailSubscriber, { id: claim.subscriberId }, { lockMode });
      if (!subscriber || subscriber.hasLeftSince(claim.askedAt)) throw new ConfirmationLinkDead();
      return putOnTheList(scope, subscriber, now);
    });
  }
}
