import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { Schedule } from '../../../../platform/queue/schedule.ts';
import { EventDates, type HeldDate, type KnownEvent } from '../../../content/index.ts';
import { RemindersDue } from '../../domain/events.ts';
import type { ReminderKind } from '../../domain/reminder.entity.ts';
import { atOnce, whoComes, whoComesTo } from '../rsvp/places.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Due {
  readonly event: KnownEvent;
  readonly date: HeldDate;
  readonly kind: ReminderKind;
  /** From when on it was due. */
  readonly dueAt: Date;
}

/**
 * Reminds everybody who comes a day and an hour before, once each. Nobody is reminded of what they were told after that
 * moment: that they come, or that the date was moved.
 */
@Injectable()
export class SendReminders {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'live-events.send-reminders', queue: 'content', everySeconds: 15 })
  async send(): Promise<void> {
    const now = this.clock.now();
    const events = await this.dates.between(now, new Date(now.getTime() + dayMs));
    const due = events.flatMap(({ event, dates }) => dates.flatMap((date) => dueOf(event, date, now)));
    for (const reminder of due) while (await this.sendSome(reminder, now)) continue;
  }

  /** One commit for so many people; a worker that is killed leaves the others to the next turn. False when all are reminded. */
  private sendSome({ event, date, kind, dueAt }: Due, now: Date): Promise<boolean> {
    const { knownAs, startsAt } = date;
    return this.tx.run(async ({ em, outbox }) => {
      const rows = await em.execute<{ userId: string }[]>(
        `insert into reminder (user_id, event_id, known_as, starts_at, kind, created_at)
         select coming.user_id, ?, ?, ?, ?, ? from (${whoComes}) coming
         where coming.answered_at <= ? and not exists (select from reminder known where known.user_id = coming.user_id
           and known.event_id = ? and known.known_as = ? and known.starts_at = ? and known.kind = ?)
         limit ${atOnce}
         on conflict do nothing returning user_id as "userId"`,
        [
          ...[event.id, knownAs, startsAt, kind, now],
          ...whoComesTo({ eventId: event.id, knownAs }),
          ...[dueAt, event.id, knownAs, startsAt, kind],
        ],
      );
      const userIds = rows.map(({ userId }) => userId);
      if (userIds.length === 0) return false;
      const facts = { eventId: event.id, knownAs: knownAs.toISOString(), startsAt: startsAt.toISOString() };
      outbox.append(new RemindersDue({ ...facts, kind, userIds }));
      return true;
    });
  }
}

function dueOf(event: KnownEvent, date: HeldDate, now: Date): Due[] {
  const { startsAt, changedAt, isCancelled } = date;
  if (isCancelled || startsAt <= now) return [];
  const kind: ReminderKind = startsAt.getTime() - now.getTime() <= hourMs ? 'hour' : 'day';
  const dueAt = new Date(startsAt.getTime() - (kind === 'hour' ? hourMs : dayMs));
  return dueAt <= now && (!changedAt || changedAt <= dueAt) ? [{ event, date, kind, dueAt }] : [];
}
