import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameMoment } from '#kernel/clock.ts';
import type { ScheduledDate, EventSummary } from '#modules/content/index.ts';
import { Reminder } from '../../domain/reminder.entity.ts';
import { Rsvp } from '../../domain/rsvp.entity.ts';
import { countAttendees, type EventDateKey } from './attendees.ts';

const dateRecordTables = ['rsvp', 'attendance', 'reminder'];

export async function listDatesInUse(em: EntityManager, eventId: string): Promise<ReadonlySet<number>> {
  const named = dateRecordTables.map(
    (table) => `select known_as as at from ${table} where event_id = ? and known_as is not null`,
  );
  const rows = await em.execute<{ at: string }[]>(
    named.join(' union '),
    dateRecordTables.map(() => eventId),
  );
  return new Set(rows.map(({ at }) => new Date(at).getTime()));
}

/** If the new occurrence already has attendees and too few places for all, the latest RSVPs move to the waitlist. */
export async function moveRsvpsAndAttendance(
  em: EntityManager,
  { id: eventId, capacity }: EventSummary,
  { knownAs }: ScheduledDate,
  { knownAs: name }: ScheduledDate,
): Promise<void> {
  if (isSameMoment(knownAs, name)) return;
  const date = { eventId, knownAs: name };
  const isAnswered = (await em.count(Rsvp, { ...date, state: 'coming' })) > 0;
  for (const table of dateRecordTables) {
    await em.execute(
      `update ${table} kept set known_as = ? where event_id = ? and known_as = ? and not exists (select from ${table} own
         where own.event_id = kept.event_id and own.known_as = ? and own.user_id = kept.user_id)`,
      [name, eventId, knownAs, name],
    );
    await em.execute(`delete from ${table} where event_id = ? and known_as = ?`, [eventId, knownAs]);
  }
  if (!isAnswered || capacity === null) return;
  await em.execute(
    `update rsvp set state = 'waiting' where id in (select id from rsvp where event_id = ? and known_as = ?
       and state = 'coming' order by answered_at desc, id desc limit ?)`,
    [eventId, name, Math.max(0, (await countAttendees(em, date)) - capacity)],
  );
}

export async function deleteRsvpsAndReminders(em: EntityManager, date: EventDateKey): Promise<void> {
  await em.nativeDelete(Rsvp, { ...date });
  await em.nativeDelete(Reminder, { ...date });
}
