import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { getReflectionZone } from '../reflections/reflection-times.ts';
import { ChangePreferences, type WantedPreferences } from './change-preferences.ts';
import { findLinkedSubscriber } from './find-linked-subscriber.ts';
import { lockEmail } from './list-status.ts';
import { UnsubscribeLinkSigner } from './unsubscribe-links.ts';

export interface ListPreferences {
  readonly email: string;
  readonly isSubscribed: boolean;
  readonly newsletter: boolean;
  readonly productNews: boolean;
  readonly clickTracking: boolean;
  readonly reflections: EmailSubscriber['reflections'];
  readonly timeZone: string;
  readonly pausedUntil: Date | null;
  readonly now: Date;
}

@Injectable()
export class ManageSubscriberPreferences {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly links: UnsubscribeLinkSigner,
    private readonly consents: ConsentReader,
    private readonly changePreferences: ChangePreferences,
  ) {}

  async read(token: string): Promise<ListPreferences | undefined> {
    const id = this.findSubscriberId(token);
    const subscriber = id && (await findLinkedSubscriber(this.database.em(), id));
    return subscriber ? this.describe(subscriber) : undefined;
  }

  async save(token: string, wanted: WantedPreferences): Promise<ListPreferences | undefined> {
    const change = { form: 'preferences-page' } as const;
    return this.changeByLink(token, (subscriber) => this.changePreferences.change(subscriber, wanted, change));
  }

  async stopAll(token: string): Promise<ListPreferences | undefined> {
    return this.changeByLink(token, (subscriber) => this.changePreferences.stopAll(subscriber, 'preferences-page'));
  }

  private async changeByLink(
    token: string,
    change: (subscriber: EmailSubscriber) => Promise<void>,
  ): Promise<ListPreferences | undefined> {
    const id = this.findSubscriberId(token);
    const isKnown = await this.tx.run(async ({ em }) => {
      const subscriber = id && (await lockSubscriber(em, id));
      if (subscriber && subscriber.confirmedAt) await change(subscriber);
      return Boolean(subscriber);
    });
    return isKnown ? this.read(token) : undefined;
  }

  private findSubscriberId(token: string): string | undefined {
    const claim = this.links.verify(token);
    return claim?.of === 'subscriber' ? claim.id : undefined;
  }

  async describe(subscriber: EmailSubscriber): Promise<ListPreferences> {
    const now = this.clock.now();
    const given = await this.consents.listGiven(subscriber.email);
    const isSubscribed = subscriber.isSubscribed();
    return {
      email: subscriber.email,
      isSubscribed,
      newsletter: isSubscribed && given.has('newsletter'),
      productNews: isSubscribed && given.has('product-news'),
      clickTracking: isSubscribed && given.has('click-tracking'),
      reflections: isSubscribed ? subscriber.reflections : 'none',
      timeZone: getReflectionZone(subscriber),
      pausedUntil: (subscriber.isPaused(now) && subscriber.reflectionsPausedUntil) || null,
      now,
    };
  }
}

export async function lockSubscriber(em: EntityManager, id: string): Promise<EmailSubscriber | null> {
  const known = await findLinkedSubscriber(em, id);
  if (!known) return null;
  await lockEmail(em, known.email);
  return em.findOne(EmailSubscriber, { id: known.id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
