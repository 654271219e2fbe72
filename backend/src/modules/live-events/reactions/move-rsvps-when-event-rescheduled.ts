import { Injectable } from '@nestjs/common';
import { Clock, isSameMoment } from '#kernel/clock.ts';
import { acquireTransactionLock, Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import {
  EventDates,
  EventRescheduled,
  isAtSameTime,
  type ScheduledDate,
  type EventSummary,
  type DateSuccessor,
} from '#modules/content/index.ts';
import { EventDateChangedNotice, EventRemovedNotice } from '../domain/events.ts';
import { SendReminders } from '../use-cases/reminders/send-reminders.ts';
import {
  moveRsvpsAndAttendance,
  deleteRsvpsAndReminders,
  listDatesInUse,
} from '../use-cases/rsvp/move-date-records.ts';
import { PromoteFromWaitlist } from '../use-cases/rsvp/promote-from-waitlist.ts';
import {
  splitIntoBatches,
  buildPlacesLockName,
  listSeriesAttendees,
  listAttendeesOfDates,
  listDateRsvps,
} from '../use-cases/rsvp/attendees.ts';

@Injectable()
export class MoveRsvpsWhenEventRescheduled {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly promoteFromWaitlist: PromoteFromWaitlist,
    private readonly reminders: SendReminders,
    private readonly clock: Clock,
  ) {}

  /** Reads the current event, because another change may have followed. */
  @ReactsTo([EventRescheduled], { name: 'CarryAnswersWhenEventRescheduled', queue: 'content' })
  move(rescheduled: EventRescheduled['payload']): Promise<void> {
    const { eventId, at } = rescheduled;
    return this.tx.run(async (scope) => {
      const { em } = scope;
      await acquireTransactionLock(em, buildPlacesLockName(eventId));
      const event = await this.dates.findEvents(eventId, em);
      if (!event) return;
      const successors = this.dates.successors(event, rescheduled);
      const changed = successors.filter(isChanged);
      const note = rescheduled.note ?? null;
      const notified = rescheduled.cancelledFrom
        ? await this.notifyOfEnd(scope, event, rescheduled)
        : await this.notifySeriesAttendees(scope, event, { successors, note });
      const inUse = await listDatesInUse(em, eventId);
      for (const { was, is } of changed.filter((one) => inUse.has(one.was.knownAs.getTime()))) {
        await this.notifyDateAttendees(scope, event, { was, is, note }, notified);
        if (is) await moveRsvpsAndAttendance(em, event, was, is);
        else if (was.endsAt > new Date(at)) await deleteRsvpsAndReminders(em, { eventId, knownAs: was.knownAs });
      }
      for (const { is } of changed.filter(needsNotice)) if (is) await this.reminders.markDueAsSent(event, is);
      await this.promoteFromWaitlist.promoteAllDates(event);
    });
  }

  private async notifyOfEnd(
    { em, outbox }: TransactionScope,
    event: EventSummary,
    rescheduled: EventRescheduled['payload'],
  ): Promise<ReadonlySet<string>> {
    const from = new Date(rescheduled.cancelledFrom ?? rescheduled.at);
    const cancelled = this.dates.datesBeforeChange(rescheduled).filter(({ knownAs }) => knownAs >= from);
    const [first] = cancelled.filter(({ knownAs }) => isSameMoment(knownAs, from));
    if (!first) return new Set();
    const attendees = await listAttendeesOfDates(em, event.id, cancelled);
    const facts = { change: 'ended' as const, before: null, note: rescheduled.note ?? null };
    for (const userIds of splitIntoBatches(attendees))
      outbox.append(new EventDateChangedNotice({ ...toDateFacts(event, first), ...facts, userIds }));
    return new Set(attendees);
  }

  private async notifyDateAttendees(
    { em, outbox }: TransactionScope,
    event: EventSummary,
    { was, is, note }: DateSuccessor & { readonly note: string | null },
    notified: ReadonlySet<string>,
  ): Promise<void> {
    if (!needsNotice({ was, is }) || this.isOver(is ?? was)) return;
    const change = is && !is.isCancelled ? ('moved' as const) : ('cancelled' as const);
    const date = change === 'moved' && is ? is : was;
    const facts = { ...toDateFacts(event, date), before: was.startsAt.toISOString(), change, note: is?.note ?? note };
    const userIdsOfDate = await listDateRsvps(em, { eventId: event.id, knownAs: was.knownAs });
    const others = userIdsOfDate.filter((userId) => !notified.has(userId));
    for (const userIds of splitIntoBatches(others)) outbox.append(new EventDateChangedNotice({ ...facts, userIds }));
  }

  private async notifySeriesAttendees(
    { em, outbox }: TransactionScope,
    event: EventSummary,
    { successors, note }: { successors: readonly DateSuccessor[]; note: string | null },
  ): Promise<ReadonlySet<string>> {
    const ahead = successors.filter(({ was }) => !was.isCancelled && !this.isOver(was));
    const first = ahead.find(needsNotice);
    if (!first) return new Set();
    const { id: eventId, title, zone, isVirtual, location } = event;
    const startsAt = first.was.startsAt.toISOString();
    const next = this.dates.currentOrNext(event);
    const before = first === ahead[0] && next?.originalStart ? startsAt : null;
    const coming = await listSeriesAttendees(em, eventId);
    for (const userIds of splitIntoBatches(coming))
      outbox.append(
        next
          ? new EventDateChangedNotice({
              ...toDateFacts(event, next),
              change: 'rescheduled',
              before,
              note,
              userIds,
            })
          : new EventRemovedNotice({ ...{ eventId, title, zone, isVirtual, location, startsAt, userIds } }),
      );
    return new Set(coming);
  }

  private isOver({ endsAt }: { readonly endsAt: Date }): boolean {
    return endsAt <= this.clock.now();
  }
}

const needsNotice = ({ was, is }: DateSuccessor): boolean =>
  !was.isCancelled && (!is || is.isCancelled || !isAtSameTime(was, is));

const isChanged = (one: DateSuccessor): boolean =>
  needsNotice(one) || !one.is || !isSameMoment(one.was.knownAs, one.is.knownAs);

const toDateFacts = ({ id: eventId, sequence }: EventSummary, { knownAs, startsAt, endsAt }: ScheduledDate) => ({
  ...{ eventId, sequence, knownAs: knownAs.toISOString() },
  ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});
