import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { findSignUpWording } from '../../domain/consent-purposes.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import { lockEmail } from './list-status.ts';
import { addFirstSubscription, addListSubscription } from './add-subscription.ts';
import type { SubscriptionOutcomeView } from './list.view.ts';

/** Minimum response time, so that the duration does not show if an email address is subscribed. */
const minResponseMs = 150;

@Injectable()
export class SendConfirmationEmail {
  constructor(
    private readonly clock: Clock,
    private readonly queueEmails: QueueEmails,
  ) {}

  async send({ id, email, firstName }: EmailSubscriber): Promise<void> {
    const kind = 'list-confirm';
    if (await this.queueEmails.wasJustQueued(kind, email)) return;
    const dedupeKey = `${kind}:${id}:${this.clock.now().toISOString()}`;
    await this.queueEmails.queue({ kind, dedupeKey, recipient: email, firstName, subscriberId: id });
  }
}

export interface SubscribeEmailInput {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
}

/** With double opt-in, a new subscriber must confirm, because any visitor can type any email address. */
@Injectable()
export class SubscribeEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly askToConfirm: SendConfirmationEmail,
    private readonly consents: ConsentLedger,
  ) {}

  /** With double opt-in, the response does not show if the email address is subscribed. */
  async subscribe(input: SubscribeEmailInput): Promise<SubscriptionOutcomeView> {
    if (!this.settings.mailingDoubleOptIn) return (await this.storeFirst(input)) ?? this.store(input);
    await Promise.all([this.store(input), delay(minResponseMs)]);
    return { alreadySubscribed: false, resubscribed: false, awaitsConfirmation: true };
  }

  private async storeFirst(input: SubscribeEmailInput): Promise<SubscriptionOutcomeView | undefined> {
    const textId = await this.consents.findText(findSignUpWording(input.source));
    if (textId === undefined) return undefined;
    return this.tx.runInOneStatement((scope) => {
      const now = this.clock.now();
      const values = createSubscriber({ ...input, email: normalizeEmail(input.email) }, now);
      const zone = { timeZone: input.timeZone || null };
      const subscriber = scope.em.create(EmailSubscriber, { ...values, ...zone, signUpTextId: textId });
      const guard = addFirstSubscription(scope, subscriber, { ledger: this.consents, textId, now });
      return Promise.resolve({ result: { alreadySubscribed: false, resubscribed: false }, guard });
    });
  }

  private store(input: SubscribeEmailInput): Promise<SubscriptionOutcomeView> {
    return this.tx.run(async (scope) => {
      const email = normalizeEmail(input.email);
      await lockEmail(scope.em, email);
      const known = await scope.em.findOne(EmailSubscriber, { email });
      const subscriber =
        known ?? scope.em.create(EmailSubscriber, createSubscriber({ ...input, email }, this.clock.now()));
      if (!subscriber.isSubscribed()) {
        subscriber.timeZone = input.timeZone || subscriber.timeZone || null;
        subscriber.signUpTextId = await this.consents.storeText(findSignUpWording(input.source));
      }
      if (subscriber.isSubscribed() || !this.settings.mailingDoubleOptIn)
        return addListSubscription(scope, subscriber, this.consents, this.clock.now());
      await this.askToConfirm.send(subscriber);
      return { alreadySubscribed: false, resubscribed: false, awaitsConfirmation: true };
    });
  }
}

export const createSubscriber = (input: SubscribeEmailInput, now: Date) => ({
  id: newId(),
  email: input.email,
  firstName: input.firstName || null,
  lastName: input.lastName || null,
  source: input.source || null,
  subscribedAt: now,
  confirmedAt: null,
  unsubscribedAt: null,
  lastEmailSentAt: null,
  timeZone: null,
  signUpTextId: null,
  newEmail: null,
  newEmailAskedAt: null,
  reflections: 'daily' as const,
  reflectionsPausedUntil: null,
  lastReflectionDay: null,
  reflectionAt: null,
});
