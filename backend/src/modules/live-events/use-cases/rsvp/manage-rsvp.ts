import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import {
  EventDates,
  ContentNotFound,
  TierTooLow,
  type ScheduledDate,
  type EventSummary,
} from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { RsvpPerDateRequired, EventDateCancelled, EventDateOver, NoFurtherEventDate } from '../../domain/errors.ts';
import { Rsvp, type RsvpState } from '../../domain/rsvp.entity.ts';
import { PromoteFromWaitlist } from './promote-from-waitlist.ts';
import { countAttendees, buildPlacesLockName } from './attendees.ts';

interface RsvpRequest {
  readonly userId: string;
  readonly eventId: string;
  readonly startsAt: Date | null;
}

@Injectable()
export class ManageRsvp {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlement: ReadEntitlement,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
    private readonly clock: Clock,
  ) {}

  async accept({ userId, eventId, startsAt }: RsvpRequest): Promise<void> {
    const { tier } = await this.entitlement.read(userId);
    await this.tx.run(async ({ em }) => {
      const event = await this.lockEvent(em, eventId);
      const date = startsAt && this.requireOpenDate(event, startsAt);
      if (!isTierAtLeast(tier, event.visibilityTier)) throw new TierTooLow(event.visibilityTier);
      if (!date && event.capacity !== null) throw new RsvpPerDateRequired();
      const knownAs = date?.knownAs ?? null;
      const known = await em.findOne(Rsvp, { userId, eventId, knownAs });
      if (known && known.state !== 'not-coming') return;
      if (!date && !this.dates.currentOrNext(event)) throw new NoFurtherEventDate();
      if (known) await em.nativeDelete(Rsvp, { id: known.id });
      const state = await this.stateFor(em, event, date);
      await insertRsvp(em, { userId, eventId, knownAs, state, now: this.clock.now() });
    });
  }

  /** A member with an RSVP for all occurrences can cancel a single occurrence. */
  async cancel({ userId, eventId, startsAt }: RsvpRequest): Promise<void> {
    await this.tx.run(async ({ em }) => {
      const event = await this.lockEvent(em, eventId);
      const date = startsAt && this.dates.getStartingAt(event, startsAt);
      const knownAs = date?.knownAs ?? null;
      await em.nativeDelete(Rsvp, { userId, eventId, knownAs });
      if (!date) return this.promoteFromWaitlist.promoteAllDates(event);
      const comesToAll = (await em.count(Rsvp, { userId, eventId, knownAs: null, state: 'coming' })) > 0;
      if (comesToAll) await insertRsvp(em, { userId, eventId, knownAs, state: 'not-coming', now: this.clock.now() });
      await this.promoteFromWaitlist.promote(event, date);
    });
  }

  /**
   * Takes the lock before reading the event. Otherwise a concurrent change of the recurrence rule could leave an RSVP
   * for a removed occurrence.
   */
  private async lockEvent(em: EntityManager, eventId: string): Promise<EventSummary> {
    if (!isUuid(eventId)) throw new ContentNotFound();
    await acquireTransactionLock(em, buildPlacesLockName(eventId));
    return this.dates.readEvent(eventId, em);
  }

  private requireOpenDate(event: EventSummary, startsAt: Date): ScheduledDate {
    const date = this.dates.getStartingAt(event, startsAt);
    if (date.isCancelled) throw new EventDateCancelled();
    if (date.endsAt <= this.clock.now()) throw new EventDateOver();
    return date;
  }

  private async stateFor(em: EntityManager, event: EventSummary, date: ScheduledDate | null): Promise<RsvpState> {
    if (!date || event.capacity === null) return 'coming';
    const coming = await countAttendees(em, { eventId: event.id, knownAs: date.knownAs });
    return coming < event.capacity ? 'coming' : 'waiting';
  }
}

interface NewRsvp {
  readonly userId: string;
  readonly eventId: string;
  readonly knownAs: Date | null;
  readonly state: RsvpState;
  readonly now: Date;
}

const insertRsvp = (em: EntityManager, { now, ...answer }: NewRsvp): Promise<unknown> =>
  em.insert(Rsvp, { id: newId(), ...answer, answeredAt: now });
