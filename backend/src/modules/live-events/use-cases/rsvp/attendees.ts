import type { EntityManager } from '@mikro-orm/postgresql';
import { Rsvp, type RsvpState } from '../../domain/rsvp.entity.ts';

/** `buildAttendeesParams` builds the parameters of this SQL text. */
export const attendeesSql = `select r.user_id, r.answered_at from rsvp r
    where r.event_id = ? and r.known_as = ? and r.state = 'coming'
  union all
  select r.user_id, r.answered_at from rsvp r
    where r.event_id = ? and r.known_as is null and r.state = 'coming'
      and not exists (select from rsvp own where own.event_id = ? and own.known_as = ? and own.user_id = r.user_id)`;

export interface EventDateKey {
  readonly eventId: string;
  readonly knownAs: Date;
}

export const buildAttendeesParams = ({ eventId, knownAs }: EventDateKey): unknown[] => [
  eventId,
  knownAs,
  eventId,
  eventId,
  knownAs,
];

/** `comes` is false for a member who is only on the waitlist. */
export const attendeesOfDatesSql = `select user_id, bool_or(state = 'coming') as comes, min(answered_at) as answered_at
  from rsvp where event_id = ? and ((known_as is null and state = 'coming')
    or (known_as in (select value::timestamptz from jsonb_array_elements_text(?::jsonb))
      and state in ('coming', 'waiting')))
  group by user_id`;

export const buildAttendeesOfDatesParams = (
  eventId: string,
  dates: readonly Pick<EventDateKey, 'knownAs'>[],
): unknown[] => [eventId, JSON.stringify(dates.map(({ knownAs }) => knownAs.toISOString()))];

export async function listAttendeesOfDates(
  em: EntityManager,
  eventId: string,
  dates: readonly Pick<EventDateKey, 'knownAs'>[],
): Promise<string[]> {
  const rows = await em.execute<{ userId: string }[]>(
    `select user_id as "userId" from (${attendeesOfDatesSql}) people order by answered_at, user_id`,
    buildAttendeesOfDatesParams(eventId, dates),
  );
  return rows.map(({ userId }) => userId);
}

export async function countAttendees(em: EntityManager, date: EventDateKey): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${attendeesSql}) coming`,
    buildAttendeesParams(date),
  );
  return row?.count ?? 0;
}

export async function listAttendeesAndWaiting(em: EntityManager, date: EventDateKey): Promise<string[]> {
  const rows = await em.execute<{ userId: string }[]>(
    `select user_id as "userId" from (${attendeesSql} union all
       select r.user_id, r.answered_at from rsvp r
       where r.event_id = ? and r.known_as = ? and r.state = 'waiting') attendees order by answered_at, user_id`,
    [...buildAttendeesParams(date), date.eventId, date.knownAs],
  );
  return rows.map(({ userId }) => userId);
}

export async function listDateRsvps(em: EntityManager, { eventId, knownAs }: EventDateKey): Promise<string[]> {
  const wanted = { eventId, knownAs, state: { $in: ['coming', 'waiting'] as RsvpState[] } };
  return (await em.find(Rsvp, wanted, { orderBy: { answeredAt: 'asc', id: 'asc' } })).map(({ userId }) => userId);
}

export async function listSeriesAttendees(em: EntityManager, eventId: string): Promise<string[]> {
  const wanted = { eventId, knownAs: null, state: 'coming' as const };
  return (await em.find(Rsvp, wanted, { orderBy: { answeredAt: 'asc', id: 'asc' } })).map(({ userId }) => userId);
}

export const maxUserIdsPerDomainEvent = 500;

export const splitIntoBatches = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / maxUserIdsPerDomainEvent) }, (_, part) =>
    userIds.slice(part * maxUserIdsPerDomainEvent, (part + 1) * maxUserIdsPerDomainEvent),
  );

/** RSVPs, promotions from the waitlist and reminders take this lock, so that two members cannot get the last place. */
export const buildPlacesLockName = (eventId: string): string => `places of ${eventId}`;
