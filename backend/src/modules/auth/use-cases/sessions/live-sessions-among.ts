import { Injectable } from '@nestjs/common';
import { SessionReader } from './session-reader.ts';

/** The valid ones among some sessions, with their users: not ended, not banned, no second factor missing. */
@Injectable()
export class LiveSessionsAmong {
  constructor(private readonly sessionReader: SessionReader) {}

  async find(sessionIds: readonly string[]): Promise<Map<string, string>> {
    const now = new Date();
    const found = await this.sessionReader.findAll(sessionIds);
    return new Map(
      found
        .filter(({ session, user }) => !session.hasEnded(now) && !user.isBanned(now))
        .filter(({ session, factors }) => session.aal === 'aal2' || !factors.some((factor) => factor.isVerified()))
        .map(({ session }) => [session.id, session.userId]),
    );
  }
}
