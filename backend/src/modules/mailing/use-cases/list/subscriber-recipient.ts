import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import type { Recipient } from '../emails/define-mail.ts';

/** An entry of the list, as whom to write to. */
@Injectable()
export class SubscriberRecipient {
  constructor(private readonly database: Database) {}

  async find(subscriberId: string): Promise<Recipient | undefined> {
    const subscriber = await this.database.em().findOne(EmailSubscriber, { id: subscriberId });
    return subscriber ? { email: subscriber.email, firstName: subscriber.firstName, subscriberId } : undefined;
  }
}
