import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Session } from '../domain/session.entity.ts';

/** As long a refresh is still told that its session is over, instead of that there is none. */
const keptMs = 30 * 86_400_000;

/** Deletes the sessions whose time has been over for 30 days. Safe to repeat. */
@Injectable()
export class ForgetEndedSessions {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await this.database.em().nativeDelete(Session, { notAfter: { $lt: new Date(Date.now() - keptMs) } });
  }
}
