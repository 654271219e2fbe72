import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/id.ts';
import { Transaction, type TransactionScope } from '../../../platform/database/transaction.ts';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';
import { SubscriberJoined } from '../domain/events.ts';
import { oneAtATime } from './address-standing.ts';
import type { SubscriptionOutcomeView } from './subscribe-email.view.ts';

export interface SubscribeEmailInput {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly source?: string | null | undefined;
}

/** Puts an address on the list: new (and welcomed by mail), back again after having left, or there already. */
@Injectable()
export class SubscribeEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(input: SubscribeEmailInput): Promise<SubscriptionOutcomeView> {
    return this.tx.run(async (scope) => {
      const email = addressKey(input.email);
      await oneAtATime(scope.em, email);
      const known = await scope.em.findOne(EmailSubscriber, { email });
      if (known?.isOnTheList()) return { alreadySubscribed: true, resubscribed: false };
      const hadDeclined = await scope.em.nativeDelete(EmailSuppression, {
        addressHash: addressHash(email),
        reason: 'declined',
      });
      known?.comeBack();
      if (!known) this.add(scope, { ...input, email }, hadDeclined === 0);
      return { alreadySubscribed: false, resubscribed: known !== null || hadDeclined > 0 };
    });
  }

  /** Somebody who had asked for no letters comes back rather than joins: no mail greets them. */
  private add({ em, outbox }: TransactionScope, input: SubscribeEmailInput, joins: boolean): void {
    const subscriber = em.create(EmailSubscriber, {
      id: newId(),
      email: input.email,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      source: input.source || null,
      subscribedAt: this.clock.now(),
      unsubscribedAt: null,
      lastEmailSentAt: null,
    });
    if (joins) outbox.append(new SubscriberJoined({ subscriberId: subscriber.id }));
  }
}
