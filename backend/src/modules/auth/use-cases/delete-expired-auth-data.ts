import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailCooldown } from '../domain/email-cooldown.entity.ts';
import { EmailRequest } from '../domain/email-request.entity.ts';
import { FlowState } from '../domain/flow-state.entity.ts';
import { KnownDevice, getDeviceExpiryCutoff } from '../domain/known-device.entity.ts';
import { OneTimeToken } from '../domain/one-time-token.entity.ts';
import { Session } from '../domain/session.entity.ts';

const dayMs = 86_400_000;
/**
 * For this number of days after the end of a session, a refresh gets the error `session_expired`. Then the session is
 * deleted, and a refresh gets `refresh_token_not_found`.
 */
const endedSessionDays = 30;

@Injectable()
export class DeleteExpiredAuthData {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  @Schedule({ name: 'auth.forget-what-is-over', queue: 'auth-mail', everySeconds: 600 })
  async deleteAll(): Promise<void> {
    const em = this.database.em();
    const ago = (ms: number) => ({ $lt: new Date(realTime().getTime() - ms) });
    await em.nativeDelete(OneTimeToken, { linkEndsAt: ago(0) });
    await em.nativeDelete(FlowState, { createdAt: ago(dayMs) });
    await em.nativeDelete(EmailRequest, { createdAt: ago(dayMs) });
    await em.nativeDelete(EmailCooldown, { askedAt: ago(this.settings.authMailSeconds * 1000) });
    await em.nativeDelete(Session, { notAfter: ago(endedSessionDays * dayMs) });
    await em.nativeDelete(KnownDevice, { lastSeenAt: { $lte: getDeviceExpiryCutoff(realTime()) } });
  }
}
