import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { lock } from '../../../platform/database/lock.ts';
import { Transaction, type TransactionScope } from '../../../platform/database/transaction.ts';
import { ReactsTo } from '../../../platform/reactions/reaction.ts';
import { EventDates, EventRescheduled, type HeldDate, type KnownEvent, type Successor } from '../../content/index.ts';
import { DateChangeToTell, RemovalToTell } from '../domain/events.ts';
import { SendReminders } from '../use-cases/reminders/send-reminders.ts';
import { carryAnswers, endAnswers, namesInUse } from '../use-cases/rsvp/carry-answers.ts';
import { GivePlaces } from '../use-cases/rsvp/give-places.ts';
import { inParts, placesOf, whoComesToAll, whoSaid } from '../use-cases/rsvp/places.ts';

/**
 * Takes all that is known of the dates of an event along to the dates its new rule names, and ends the answers to dates that
 * are no longer held. Whoever answered for a date is told what became of it, and whoever comes to all is told once.
 */
@Injectable()
export class TellThoseWhoComeWhenEventRescheduled {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly givePlaces: GivePlaces,
    private readonly reminders: SendReminders,
    private readonly clock: Clock,
  ) {}

  /** Another change may have followed already: they go to where that led. */
  @ReactsTo([EventRescheduled], { name: 'TellThoseWhoComeWhenEventRescheduled', queue: 'content' })
  tell({ eventId, former }: EventRescheduled['payload']): Promise<void> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      await lock(em, placesOf(eventId));
      const event = await this.dates.find(eventId, em);
      if (!event) return;
      const changed = this.dates.successors(event, former).filter(isChanged);
      await this.tellAll(scope, event, changed);
      const inUse = await namesInUse(em, eventId);
      for (const { was, is } of changed.filter((one) => inUse.has(one.was.knownAs.getTime()))) {
        await this.tellOne(scope, event, { was, is });
        if (is) await carryAnswers(em, { eventId, knownAs: was.knownAs }, is.knownAs);
        else if (!this.isOver(was)) await endAnswers(em, { eventId, knownAs: was.knownAs });
      }
      for (const { is } of changed) if (is) await this.reminders.leaveOut(event, is);
      await this.givePlaces.giveOf(event);
    });
  }

  /** Those who answered for one date. */
  private async tellOne({ em, outbox }: TransactionScope, event: KnownEvent, { was, is }: Successor): Promise<void> {
    if (!isNews({ was, is }) || this.isOver(is ?? was)) return;
    const change = is && !is.isCancelled ? ('moved' as const) : ('cancelled' as const);
    const date = change === 'moved' && is ? is : was;
    const facts = { ...factsOf(event, date), before: was.startsAt.toISOString(), change, note: is?.note ?? null };
    const hearing = await whoSaid(em, { eventId: event.id, knownAs: was.knownAs });
    for (const userIds of inParts(hearing)) outbox.append(new DateChangeToTell({ ...facts, userIds }));
  }

  /** Those who come to all of its dates, by the first one that is not as it was. */
  private async tellAll(
    { em, outbox }: TransactionScope,
    event: KnownEvent,
    changed: readonly Successor[],
  ): Promise<void> {
    const first = changed.find((one) => isNews(one) && !this.isOver(one.was))?.was;
    if (!first) return;
    const { id: eventId, title, zone, isVirtual, location } = event;
    const before = first.startsAt.toISOString();
    const next = this.dates.nextOf(event);
    for (const userIds of inParts(await whoComesToAll(em, eventId)))
      outbox.append(
        next
          ? new DateChangeToTell({ ...factsOf(event, next), change: 'rescheduled', before, note: null, userIds })
          : new RemovalToTell({ ...{ eventId, title, zone, isVirtual, location, startsAt: before, userIds } }),
      );
  }

  private isOver({ endsAt }: { readonly endsAt: Date }): boolean {
    return endsAt <= this.clock.now();
  }
}

/** Whoever meant it must know: it is held at another time, or no more. */
const isNews = ({ was, is }: Successor): boolean =>
  !was.isCancelled && (!is || is.isCancelled || !isSame(was.startsAt, is.startsAt) || !isSame(was.endsAt, is.endsAt));

const isChanged = (one: Successor): boolean => isNews(one) || !one.is || !isSame(one.was.knownAs, one.is.knownAs);

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

const factsOf = ({ id: eventId, sequence }: KnownEvent, { knownAs, startsAt, endsAt }: HeldDate) => ({
  ...{ eventId, sequence, knownAs: knownAs.toISOString() },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});
