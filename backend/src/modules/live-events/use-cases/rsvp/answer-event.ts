import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { reaches } from '#kernel/tier.ts';
import { lock, Transaction } from '#platform/database/transaction.ts';
import { EventDates, NoSuchContent, TierTooLow, type HeldDate, type KnownEvent } from '#modules/content/index.ts';
import { EntitlementOf } from '#modules/membership/index.ts';
import { AnswerEachDate, DateCancelled, DateOver, NoFurtherDate } from '../../domain/errors.ts';
import { Rsvp, type RsvpState } from '../../domain/rsvp.entity.ts';
import { GivePlaces } from './give-places.ts';
import { countComing, placesOf } from './places.ts';

interface Asked {
  readonly userId: string;
  readonly eventId: string;
  /** Start of the date; null for the whole series. */
  readonly startsAt: Date | null;
}

@Injectable()
export class AnswerEvent {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlement: EntitlementOf,
    private readonly givePlaces: GivePlaces,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent. Throws NoSuchContent, NoSuchDate, TierTooLow, DateCancelled, DateOver, AnswerEachDate, NoFurtherDate.
   */
  async come({ userId, eventId, startsAt }: Asked): Promise<void> {
    const { tier } = await this.entitlement.read(userId);
    await this.tx.run(async ({ em }) => {
      const event = await this.lockedEvent(em, eventId);
      const date = startsAt && this.openDate(event, startsAt);
      if (!reaches(tier, event.visibilityTier)) throw new TierTooLow(event.visibilityTier);
      if (!date && event.capacity !== null) throw new AnswerEachDate();
      const knownAs = date?.knownAs ?? null;
      const known = await em.findOne(Rsvp, { userId, eventId, knownAs });
      if (known && known.state !== 'not-coming') return;
      if (!date && !this.dates.nextOf(event)) throw new NoFurtherDate();
      if (known) await em.nativeDelete(Rsvp, { id: known.id });
      const state = await this.stateFor(em, event, date);
      await insert(em, { userId, eventId, knownAs, state, now: this.clock.now() });
    });
  }

  /** A member who attends the whole series can leave out one date. Throws NoSuchContent, NoSuchDate. */
  async leave({ userId, eventId, startsAt }: Asked): Promise<void> {
    await this.tx.run(async ({ em }) => {
      const event = await this.lockedEvent(em, eventId);
      const date = startsAt && this.dates.dateAt(event, startsAt);
      const knownAs = date?.knownAs ?? null;
      await em.nativeDelete(Rsvp, { userId, eventId, knownAs });
      // RSVPs for the series from before places were limited can free places on several dates.
      if (!date) return this.givePlaces.giveOf(event);
      const comesToAll = (await em.count(Rsvp, { userId, eventId, knownAs: null, state: 'coming' })) > 0;
      if (comesToAll) await insert(em, { userId, eventId, knownAs, state: 'not-coming', now: this.clock.now() });
      await this.givePlaces.give(event, date);
    });
  }

  /** Reads the event inside the lock, so that a concurrent reschedule cannot leave an RSVP with an old `knownAs`. */
  private async lockedEvent(em: EntityManager, eventId: string): Promise<KnownEvent> {
    if (!isUuid(eventId)) throw new NoSuchContent();
    await lock(em, placesOf(eventId));
    return this.dates.event(eventId, em);
  }

  private openDate(event: KnownEvent, startsAt: Date): HeldDate {
    const date = this.dates.dateAt(event, startsAt);
    if (date.isCancelled) throw new DateCancelled();
    if (date.endsAt <= this.clock.now()) throw new DateOver();
    return date;
  }

  private async stateFor(em: EntityManager, event: KnownEvent, date: HeldDate | null): Promise<RsvpState> {
    if (!date || event.capacity === null) return 'coming';
    const coming = await countComing(em, { eventId: event.id, knownAs: date.knownAs });
    return coming < event.capacity ? 'coming' : 'waiting';
  }
}

interface Answer {
  readonly userId: string;
  readonly eventId: string;
  readonly knownAs: Date | null;
  readonly state: RsvpState;
  readonly now: Date;
}

const insert = (em: EntityManager, { now, ...answer }: Answer): Promise<unknown> =>
  em.insert(Rsvp, { id: newId(), ...answer, answeredAt: now });
