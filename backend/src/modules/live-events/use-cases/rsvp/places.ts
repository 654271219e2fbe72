import type { EntityManager } from '@mikro-orm/postgresql';
import { Rsvp, type RsvpState } from '../../domain/rsvp.entity.ts';

/**
 * The ids of those who come to date ? of event ?: by an answer to that date, or by one to the series where they gave none to
 * the date. Parameters: event, date, event, event, date.
 */
export const whoComes = `select r.user_id, r.answered_at from rsvp r
    where r.event_id = ? and r.known_as = ? and r.state = 'coming'
  union all
  select r.user_id, r.answered_at from rsvp r
    where r.event_id = ? and r.known_as is null and r.state = 'coming'
      and not exists (select from rsvp own where own.event_id = ? and own.known_as = ? and own.user_id = r.user_id)`;

export interface NamedDate {
  readonly eventId: string;
  readonly knownAs: Date;
}

export const whoComesTo = ({ eventId, knownAs }: NamedDate): unknown[] => [eventId, knownAs, eventId, eventId, knownAs];

export async function countComing(em: EntityManager, date: NamedDate): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${whoComes}) coming`,
    whoComesTo(date),
  );
  return row?.count ?? 0;
}

/** Who is told of a change of a date: those who come, and those who wait for a place. First answered, first told. */
export async function whoHearsOf(em: EntityManager, date: NamedDate): Promise<string[]> {
  const rows = await em.execute<{ userId: string }[]>(
    `select user_id as "userId" from (${whoComes} union all
       select r.user_id, r.answered_at from rsvp r
       where r.event_id = ? and r.known_as = ? and r.state = 'waiting') told order by answered_at, user_id`,
    [...whoComesTo(date), date.eventId, date.knownAs],
  );
  return rows.map(({ userId }) => userId);
}

/** Who answered for this date alone that they come, or wait for a place. First answered, first told. */
export async function whoSaid(em: EntityManager, { eventId, knownAs }: NamedDate): Promise<string[]> {
  const wanted = { eventId, knownAs, state: { $in: ['coming', 'waiting'] as RsvpState[] } };
  return (await em.find(Rsvp, wanted, { orderBy: { answeredAt: 'asc', id: 'asc' } })).map(({ userId }) => userId);
}

/** Who comes to each date of a series. */
export async function whoComesToAll(em: EntityManager, eventId: string): Promise<string[]> {
  const wanted = { eventId, knownAs: null, state: 'coming' as const };
  return (await em.find(Rsvp, wanted, { orderBy: { answeredAt: 'asc', id: 'asc' } })).map(({ userId }) => userId);
}

/** So many people are told of by one fact. */
export const atOnce = 500;

export const inParts = (userIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(userIds.length / atOnce) }, (_, part) =>
    userIds.slice(part * atOnce, (part + 1) * atOnce),
  );

/** The lock of an event’s places and reminders: the last place is given once, and no reminder outlives an account. */
export const placesOf = (eventId: string): string => `places of ${eventId}`;
