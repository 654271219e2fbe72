import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { currentRequest } from '../../../platform/audit/request-context.ts';
import { trailColumns } from '../../../platform/audit/trail.ts';
import { Database } from '../../../platform/database/database.ts';
import { fingerprintOf, rememberedSince } from '../domain/known-device.entity.ts';
import { shownUserAgent } from '../domain/session.entity.ts';
import { sessionLifeOf } from '../domain/session-life.ts';
import type { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { storedUser, type StoredUser } from './answers/stored-user.ts';
import { IssueTokens } from './issue-tokens.ts';
import type { Origin } from './origin.ts';

/** Each part waits for the one before it, and the trail comes last: it lets one writer in at a time (see Trail). */
const usualSignIn = {
  name: 'auth.usual-sign-in',
  text: `with person as (
      update users u set last_sign_in_at = $4, updated_at = $4
      where u.id = $2 and u.password_hash = $10 and coalesce(u.banned_until <= $4, true)
        and exists (select 1 from known_devices k
          where k.user_id = u.id and k.fingerprint = $3 and k.last_seen_at > $13)
      returning u.id, to_jsonb(u) - 'password_hash' as account),
    place as (
      update known_devices k set last_seen_at = $4 from person
      where k.user_id = person.id and k.fingerprint = $3 returning k.user_id),
    opened as (
      insert into sessions (id, user_id, aal, amr, refresh_counter, ip, user_agent, created_at, refreshed_at, not_after)
      select $1, user_id, 'aal1', $5::jsonb, 0, $6, $7, $4, $4,
        case when exists (select 1 from user_roles r where r.user_id = place.user_id) then $8 else $9 end::timestamptz
      from place returning user_id),
    written as (
      insert into audit_log (${trailColumns})
      select 'auth.signed-in', user_id, user_id, $6, $11, $12::jsonb from opened)
    select account, exists (select 1 from factors f where f.user_id = person.id) as "hasFactors"
    from person join opened on opened.user_id = person.id`,
};

interface Returned {
  readonly account: StoredUser;
  readonly hasFactors: boolean;
}

/**
 * The usual sign-in in one statement and one commit: the password was right, and the account was used from this place
 * before, so nobody is told. Whatever else it may be, OpenSession does at its leisure.
 */
@Injectable()
export class ReturnToKnownPlace {
  constructor(
    private readonly database: Database,
    private readonly issueTokens: IssueTokens,
  ) {}

  /** Undefined, and no session is open, where the place is new, or the account or its password is no longer the same. */
  async execute({
    user,
    origin,
  }: {
    user: Pick<User, 'id' | 'passwordHash'>;
    origin: Origin;
  }): Promise<SessionView | undefined> {
    const now = new Date();
    const amr = [{ method: 'password' as const, timestamp: Math.floor(now.getTime() / 1000) }];
    const session = { id: newId(), aal: 'aal1' as const, amr, refreshCounter: 0 };
    const endFor = (isStaff: boolean) => new Date(now.getTime() + sessionLifeOf({ isStaff }).wholeMs);
    const [returned] = await this.database.prepared<Returned>(usualSignIn, [
      session.id,
      user.id,
      fingerprintOf({ userId: user.id, ...origin }),
      now,
      JSON.stringify(amr),
      origin.address,
      shownUserAgent(origin.userAgent),
      endFor(true),
      endFor(false),
      user.passwordHash,
      currentRequest()?.requestId ?? null,
      JSON.stringify({ sessionId: session.id, method: 'password', newDevice: false }),
      rememberedSince(now),
    ]);
    if (!returned) return undefined;
    const { account, hasFactors } = returned;
    return this.issueTokens.renew({ session, user: storedUser(account), hasFactors });
  }
}
