import type { EntityManager } from '@mikro-orm/postgresql';
import { rememberedSince } from '../domain/known-device.entity.ts';
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
  /** The account was signed in to before, but not from here. Its first place is nobody's news. */
  readonly isNewDevice: boolean;
}

/**
 * Stores a session, and remembers the place. One statement, because signing in is what a person waits for; each of its
 * parts sees the tables as they were before.
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
         exists (select 1 from users where id = ? and last_sign_in_at is not null)
           and not exists (
             select 1 from known_devices where user_id = ? and fingerprint = ? and last_seen_at > ?) as elsewhere),
     opened as (
       insert into sessions (id, user_id, aal, amr, refresh_counter, ip, user_agent, created_at, refreshed_at, not_after)
       select ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, case when staff then ?::timestamptz else ?::timestamptz end from standing)
     select factors as "hasFactors", elsewhere as "isNewDevice" from standing`,
    [
      ...[userId, fingerprint, now, now],
      ...[userId, userId, userId],
      ...[userId, fingerprint, rememberedSince(now)],
      ...[id, userId, aal, JSON.stringify(amr), refreshCounter, ip, userAgent, now, now, staffEnd, memberEnd],
    ],
  );
  return standing ?? { hasFactors: false, isNewDevice: false };
}
