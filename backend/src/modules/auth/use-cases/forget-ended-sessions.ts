import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Session } from '../domain/session.entity.ts';

/** Deletes the sessions whose time is over. Safe to repeat. */
@Injectable()
export class ForgetEndedSessions {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await this.database.em().nativeDelete(Session, { notAfter: { $lt: new Date() } });
  }
}
