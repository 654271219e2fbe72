import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';

/** How many addresses are on the list, those that left it and those not confirmed yet not counted. */
@Injectable()
export class CountSubscribers {
  constructor(private readonly database: Database) {}

  execute(): Promise<number> {
    return this.database.em().count(EmailSubscriber, { unsubscribedAt: null, confirmedAt: { $ne: null } });
  }
}
