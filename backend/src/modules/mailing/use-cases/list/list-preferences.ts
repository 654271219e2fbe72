import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { changeReflections, getReflectionZone, type ReflectionPreferences } from '../reflections/reflection-times.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

/** Emails of the mailing list that a subscriber gets. */
export interface ListPreferences {
  readonly email: string;
  readonly isSubscribed: boolean;
  readonly reflections: EmailSubscriber['reflections'];
  readonly timeZone: string;
  /** End of the pause; null when reflections are not paused. */
  readonly pausedUntil: Date | null;
  readonly now: Date;
  /** Page with the button that ends the whole subscription. */
  readonly unsubscribeUrl: string;
}

/** Reads and changes what a subscriber gets, by the link in the footer of the emails. */
@Injectable()
export class SubscriberPreferences {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinks,
    private readonly consents: ConsentLedger,
  ) {}

  /** Returns the current choice; undefined for an invalid link. */
  async read(token: string): Promise<ListPreferences | undefined> {
    const id = this.findSubscriberId(token);
    const subscriber = id && (await this.database.em().findOne(EmailSubscriber, { id }));
    return subscriber ? this.describe(subscriber) : undefined;
  }

  /** Stores the choice and returns it; undefined for an invalid link. Does not subscribe a person again. */
  async save(token: string, wanted: ReflectionPreferences): Promise<ListPreferences | undefined> {
    const id = this.findSubscriberId(token);
    if (!id) return undefined;
    return this.tx.run(async ({ em }) => {
      const subscriber = await em.findOne(EmailSubscriber, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!subscriber) return undefined;
      if (subscriber.isSubscribed()) {
        changeReflections(subscriber, wanted, this.clock.now());
        const choice = { reflection: wanted.reflections !== 'none' };
        await this.consents.record({ email: subscriber.email, subscriberId: id }, 'preferences-page', choice);
      }
      return this.describe(subscriber);
    });
  }

  private findSubscriberId(token: string): string | undefined {
    const claim = this.links.verify(token);
    return claim?.of === 'subscriber' ? claim.id : undefined;
  }

  private describe(subscriber: EmailSubscriber): ListPreferences {
    const now = this.clock.now();
    const { email, reflections, reflectionsPausedUntil } = subscriber;
    const pausedUntil = (subscriber.isPaused(now) && reflectionsPausedUntil) || null;
    const timeZone = getReflectionZone(subscriber);
    const unsubscribeUrl = this.links.urlFor({ of: 'subscriber', id: subscriber.id });
    const isSubscribed = subscriber.isSubscribed();
    return { email, isSubscribed, reflections, timeZone, pausedUntil, now, unsubscribeUrl };
  }
}
