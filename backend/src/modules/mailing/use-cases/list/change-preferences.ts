import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { emailPurposes, type ConsentForm, type ConsentPurpose } from '../../domain/consent-purposes.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { ReflectionConsentSync } from '../consent/reflection-consent-sync.ts';
import { changeReflections, type ReflectionPreferences } from '../reflections/reflection-times.ts';
import { activateSubscription } from './add-subscription.ts';

export interface WantedPreferences extends ReflectionPreferences {
  readonly newsletter: boolean;
  readonly productNews: boolean;
  readonly clickTracking: boolean;
}

interface PreferenceChange {
  readonly form: ConsentForm;
  readonly userId?: string;
}

/** The caller must have locked the email address. */
@Injectable()
export class ChangePreferences {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly ledger: ConsentLedger,
    private readonly consents: ConsentReader,
    private readonly reflections: ReflectionConsentSync,
  ) {}

  change(subscriber: EmailSubscriber, wanted: WantedPreferences, { form, userId }: PreferenceChange): Promise<void> {
    const { newsletter, productNews, clickTracking } = wanted;
    const reflection = wanted.reflections !== 'none';
    if (!newsletter && !productNews && !reflection) return this.stopAll(subscriber, form);
    return this.tx.run(async (scope) => {
      const now = this.clock.now();
      if (!subscriber.isSubscribed()) await activateSubscription(scope, subscriber, now);
      changeReflections(subscriber, wanted, now);
      const person = { email: subscriber.email, subscriberId: subscriber.id, userId: userId ?? null };
      const choice = { newsletter, reflection, 'product-news': productNews, 'click-tracking': clickTracking };
      await this.ledger.record(person, form, choice);
      if (!reflection) await this.reflections.stopNotification(subscriber.email);
    });
  }

  /** Stopping the last kind of email ends the subscription. */
  async stop(subscriber: EmailSubscriber, purpose: ConsentPurpose, form: ConsentForm): Promise<void> {
    const given = await this.consents.listGiven(subscriber.email);
    if (!emailPurposes.some((one) => one !== purpose && given.has(one))) return this.stopAll(subscriber, form);
    await this.tx.run(async () => {
      if (purpose === 'reflection') subscriber.stopReflections();
      await this.ledger.record({ email: subscriber.email, subscriberId: subscriber.id }, form, { [purpose]: false });
      if (purpose === 'reflection') await this.reflections.stopNotification(subscriber.email);
    });
  }

  stopAll(subscriber: EmailSubscriber, form: ConsentForm): Promise<void> {
    return this.tx.run(async () => {
      await this.ledger.withdrawAll({ email: subscriber.email, subscriberId: subscriber.id }, form);
      await this.reflections.stopNotification(subscriber.email);
      subscriber.unsubscribe(this.clock.now());
    });
  }
}
