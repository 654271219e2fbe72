import { Injectable } from '@nestjs/common';
import { Clock, isSameMoment } from '#kernel/clock.ts';
import { lock, Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import {
  EventDates,
  EventRescheduled,
  isAtSameTime,
  type HeldDate,
  type KnownEvent,
  type Successor,
} from '#modules/content/index.ts';
import { DateChangeToTell, RemovalToTell } from '../domain/events.ts';
import { SendReminders } from '../use-cases/reminders/send-reminders.ts';
import { carryAnswers, endAnswers, namesInUse } from '../use-cases/rsvp/carry-answers.ts';
import { GivePlaces } from '../use-cases/rsvp/give-places.ts';
import { inParts, placesOf, whoComesToAll, whoSaid } from '../use-cases/rsvp/places.ts';

/**
 * Moves RSVPs, attendance and reminders to the dates of the new rule, and deletes RSVPs of dates that no longer exist.
 * Members with an RSVP for one date are notified of its change; members who attend all dates are notified once.
 */
@Injectable()
export class CarryAnswersWhenEventRescheduled {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly givePlaces: GivePlaces,
    private readonly reminders: SendReminders,
    private readonly clock: Clock,
  ) {}

  /** Uses the current event, because another change may have followed. */
  @ReactsTo([EventRescheduled], { name: 'CarryAnswersWhenEventRescheduled', queue: 'content' })
  carry(rescheduled: EventRescheduled['payload']): Promise<void> {
    const { eventId, at } = rescheduled;
    return this.tx.run(async (scope) => {
      const { em } = scope;
      await lock(em, placesOf(eventId));
      const event = await this.dates.find(eventId, em);
      if (!event) return;
      const successors = this.dates.successors(event, rescheduled);
      const changed = successors.filter(isChanged);
      const told = await this.tellAll(scope, event, successors);
      const inUse = await namesInUse(em, eventId);
      for (const { was, is } of changed.filter((one) => inUse.has(one.was.knownAs.getTime()))) {
        await this.tellOne(scope, event, { was, is }, told);
        if (is) await carryAnswers(em, event, was, is);
        else if (was.endsAt > new Date(at)) await endAnswers(em, { eventId, knownAs: was.knownAs });
      }
      for (const { is } of changed.filter(isNews)) if (is) await this.reminders.leaveOut(event, is);
      await this.givePlaces.giveOf(event);
    });
  }

  private async tellOne(
    { em, outbox }: TransactionScope,
    event: KnownEvent,
    { was, is }: Successor,
    told: ReadonlySet<string>,
  ): Promise<void> {
    if (!isNews({ was, is }) || this.isOver(is ?? was)) return;
    const change = is && !is.isCancelled ? ('moved' as const) : ('cancelled' as const);
    const date = change === 'moved' && is ? is : was;
    const facts = { ...factsOf(event, date), before: was.startsAt.toISOString(), change, note: is?.note ?? null };
    const hearing = await whoSaid(em, { eventId: event.id, knownAs: was.knownAs });
    const others = hearing.filter((userId) => !told.has(userId));
    for (const userIds of inParts(others)) outbox.append(new DateChangeToTell({ ...facts, userIds }));
  }

  private async tellAll(
    { em, outbox }: TransactionScope,
    event: KnownEvent,
    successors: readonly Successor[],
  ): Promise<ReadonlySet<string>> {
    const ahead = successors.filter(({ was }) => !was.isCancelled && !this.isOver(was));
    const first = ahead.find(isNews);
    if (!first) return new Set();
    const { id: eventId, title, zone, isVirtual, location } = event;
    const startsAt = first.was.startsAt.toISOString();
    const next = this.dates.nextOf(event);
    // Omits the old time of an unchanged next date, because naming it would suggest that the date moved.
    const before = first === ahead[0] && next?.originalStart ? startsAt : null;
    const coming = await whoComesToAll(em, eventId);
    for (const userIds of inParts(coming))
      outbox.append(
        next
          ? new DateChangeToTell({ ...factsOf(event, next), change: 'rescheduled', before, note: null, userIds })
          : new RemovalToTell({ ...{ eventId, title, zone, isVirtual, location, startsAt, userIds } }),
      );
    return new Set(coming);
  }

  private isOver({ endsAt }: { readonly endsAt: Date }): boolean {
    return endsAt <= this.clock.now();
  }
}

/** The date has another time or no longer exists. */
const isNews = ({ was, is }: Successor): boolean =>
  !was.isCancelled && (!is || is.isCancelled || !isAtSameTime(was, is));

const isChanged = (one: Successor): boolean => isNews(one) || !one.is || !isSameMoment(one.was.knownAs, one.is.knownAs);

const factsOf = ({ id: eventId, sequence }: KnownEvent, { knownAs, startsAt, endsAt }: HeldDate) => ({
  ...{ eventId, sequence, knownAs: knownAs.toISOString() },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});
