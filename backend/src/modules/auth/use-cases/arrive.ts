import type { EntityManager } from '@mikro-orm/postgresql';
import type { Session } from '../domain/session.entity.ts';

interface Arrival extends Pick<Session, 'id' | 'userId' | 'aal' | 'amr' | 'refreshCounter' | 'ip'> {
  readonly userAgent: string | null;
  /** See `fingerprintOf`. */
  readonly fingerprint: string;
  readonly now: Date;
  /** When the session of a staff member ends, and when that of anybody else. */
  readonly staffEnd: Date;
  readonly memberEnd: Date;
}

interface Standing {
  readonly hasFactors: boolean;
  /** Other places are known of this account, but not this one. The first place of an account is nobody's news. */
  readonly isNewDevice: boolean;
}

/**
 * Stores a session, and remembers the place. One statement, because
 * signing in is what a person waits for; each of its parts sees the tables as they were before.
 */
export async function arrive(em: EntityManager, arrival: Arrival): Promise<Standing> {
  const { id, userId, aal, amr, refreshCounter, ip, userAgent, fingerprint, now, staffEnd, memberEnd } = arrival;
  const [standing] = await em.execute<Standing[]>(
    `with seen as (
       insert into known_devices (user_id, fingerprint, first_seen_at, last_seen_at) values (?, ?, ?, ?)
       on conflict (user_id, fingerprint) do update set last_seen_at = excluded.last_seen_at),
     standing as (
       select exists (select 1 from user_roles where user_id = ?) as staff,
         exists (select 1 from factors where user_id = ?) as factors,
         (select count(*) > 0 and not bool_or(fingerprint = ?) from known_devices where user_id = ?) as elsewhere),
     opened as (
       insert into sessions (id, user_id, aal, amr, refresh_counter, ip, user_agent, created_at, refreshed_at, not_after)
       select ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, case when staff then ?::timestamptz else ?::timestamptz end from standing)
     select factors as "hasFactors", coalesce(elsewhere, false) as "isNewDevice" from standing`,
    [
      ...[userId, fingerprint, now, now],
      ...[userId, userId, fingerprint, userId],
      ...[id, userId, aal, JSON.stringify(amr), refreshCounter, ip, userAgent, now, now, staffEnd, memberEnd],
    ],
  );
  return standing ?? { hasFactors: false, isNewDevice: false };
}
