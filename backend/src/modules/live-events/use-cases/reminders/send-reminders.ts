import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EventDates, type ScheduledDate, type EventSummary } from '#modules/content/index.ts';
import { RemindersBecameDue } from '../../domain/events.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import type { ReminderKind } from '../../domain/reminder.entity.ts';
import {
  maxUserIdsPerDomainEvent,
  buildPlacesLockName,
  attendeesSql,
  buildAttendeesParams,
} from '../rsvp/attendees.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface DueReminder {
  readonly event: EventSummary;
  readonly date: ScheduledDate;
  readonly kind: ReminderKind;
  readonly dueAt: Date;
}

/** No reminder is sent if the member sent the RSVP, or staff changed the date, after the reminder was due. */
@Injectable()
export class SendReminders {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly entitlements: ReadEntitlements,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'live-events.send-reminders', queue: 'content', everySeconds: 15 })
  async send(): Promise<void> {
    const now = this.clock.now();
    const events = await this.dates.listBetween(now, new Date(now.getTime() + dayMs));
    const due = events.flatMap(({ event, dates }) => dates.flatMap((date) => computeDueReminders(event, date, now)));
    for (const reminder of due) while (await this.sendBatch(reminder, now)) continue;
  }

  /** Stores reminders that are due without sending them, because members already got a notice of the change. */
  async markDueAsSent(event: EventSummary, date: ScheduledDate): Promise<void> {
    const now = this.clock.now();
    for (const reminder of computeDueReminders(event, date, now))
      await this.tx.run(async ({ em }) => {
        while ((await insertBatch(em, reminder, now)).length > 0) continue;
      });
  }

  /** Each batch is one transaction, so a crash repeats no batch. */
  private sendBatch(due: DueReminder, now: Date): Promise<boolean> {
    const { event, date, kind } = due;
    return this.tx.run(async ({ em, outbox }) => {
      const userIds = await insertBatch(em, due, now);
      if (userIds.length === 0) return false;
      const tiers = await this.entitlements.read(userIds);
      const open = userIds.filter((id) => isTierAtLeast(tiers.get(id)?.tier ?? 'free', event.visibilityTier));
      const names = { knownAs: date.knownAs.toISOString(), startsAt: date.startsAt.toISOString() };
      if (open.length > 0) outbox.append(new RemindersBecameDue({ eventId: event.id, ...names, kind, userIds: open }));
      return true;
    });
  }
}

async function insertBatch(em: EntityManager, { event, date, kind, dueAt }: DueReminder, now: Date): Promise<string[]> {
  const { knownAs, startsAt } = date;
  // The deletion of an account holds this lock, so a deleted member gets no reminder.
  await acquireTransactionLock(em, buildPlacesLockName(event.id));
  const rows = await em.execute<{ userId: string }[]>(
    `insert into reminder (user_id, event_id, known_as, starts_at, kind, created_at)
     select coming.user_id, ?, ?, ?, ?, ? from (${attendeesSql}) coming
     where coming.answered_at <= ? and not exists (select from reminder known where known.user_id = coming.user_id
       and known.event_id = ? and known.known_as = ? and known.starts_at = ? and known.kind = ?)
     limit ${maxUserIdsPerDomainEvent}
     on conflict do nothing returning user_id as "userId"`,
    [
      ...[event.id, knownAs, startsAt, kind, now],
      ...buildAttendeesParams({ eventId: event.id, knownAs }),
      ...[dueAt, event.id, knownAs, startsAt, kind],
    ],
  );
  return rows.map(({ userId }) => userId);
}

function computeDueReminders(event: EventSummary, date: ScheduledDate, now: Date): DueReminder[] {
  const { startsAt, changedAt, isCancelled } = date;
  if (isCancelled || startsAt <= now) return [];
  const kind: ReminderKind = startsAt.getTime() - now.getTime() <= hourMs ? 'hour' : 'day';
  const dueAt = new Date(startsAt.getTime() - (kind === 'hour' ? hourMs : dayMs));
  return dueAt <= now && (!changedAt || changedAt <= dueAt) ? [{ event, date, kind, dueAt }] : [];
}
