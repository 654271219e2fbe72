import { Injectable } from '@nestjs/common';
import { Clock, isSameMoment } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { ContentChanged, EventDates, type ScheduledDate, type EventSummary } from '#modules/content/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { WaitlistPromoted } from '../../domain/events.ts';
import { Rsvp } from '../../domain/rsvp.entity.ts';
import { countAttendees, buildPlacesLockName } from './attendees.ts';

/** A member whose tier no longer includes the event stays on the waitlist. */
@Injectable()
export class PromoteFromWaitlist {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlements: ReadEntitlements,
    private readonly clock: Clock,
  ) {}

  promote(event: EventSummary, { knownAs, startsAt, endsAt, isCancelled }: ScheduledDate): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      await acquireTransactionLock(em, buildPlacesLockName(event.id));
      if (isCancelled || endsAt <= this.clock.now()) return;
      const date = { eventId: event.id, knownAs };
      const waiting = await em.find(Rsvp, { ...date, state: 'waiting' }, { orderBy: { answeredAt: 'asc', id: 'asc' } });
      if (waiting.length === 0) return;
      const free = (event.capacity ?? Infinity) - (await countAttendees(em, date));
      if (free <= 0) return;
      const tiers = await this.entitlements.read(waiting.map(({ userId }) => userId));
      const next = waiting.filter(({ userId }) =>
        isTierAtLeast(tiers.get(userId)?.tier ?? 'free', event.visibilityTier),
      );
      for (const rsvp of next.slice(0, Math.min(free, next.length))) {
        rsvp.state = 'coming';
        rsvp.answeredAt = this.clock.now();
        const facts = { eventId: event.id, knownAs: knownAs.toISOString(), startsAt: startsAt.toISOString() };
        outbox.append(new WaitlistPromoted({ ...facts, userId: rsvp.userId, rsvpId: rsvp.id }));
      }
    });
  }

  @ReactsTo([ContentChanged], { name: 'GivePlacesWhenEventChanged', queue: 'content' })
  async promoteWhenEventChanged({ kind, id }: { kind: string; id: string }): Promise<void> {
    if (kind !== 'events') return;
    const event = await this.dates.findEvents(id);
    if (event) await this.promoteAllDates(event);
  }

  async promoteAllDates(event: EventSummary): Promise<void> {
    await this.tx.run(async ({ em }) => {
      const waited = await em.execute<{ at: string }[]>(
        `select distinct known_as as at from rsvp where event_id = ? and state = 'waiting'`,
        [event.id],
      );
      for (const date of waited.length > 0 ? this.dates.datesAhead(event) : [])
        if (waited.some(({ at }) => isSameMoment(new Date(at), date.knownAs))) await this.promote(event, date);
    });
  }
}
