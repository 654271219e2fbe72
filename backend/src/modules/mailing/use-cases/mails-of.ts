import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { addressKey } from '../domain/address.ts';
import { EmailMessage } from '../domain/email-message.entity.ts';

/** A letter to somebody, and what became of it. */
export interface SentMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly createdAt: Date;
}

/** The latest letters to a member, the last first: those about the membership, and the list's to the address. */
@Injectable()
export class MailsOf {
  constructor(private readonly database: Database) {}

  async execute({ userId, email }: { userId: string; email: string }, count: number): Promise<SentMail[]> {
    const mails = await this.database
      .em()
      .find(
        EmailMessage,
        { $or: [{ userId }, { recipient: addressKey(email) }] },
        { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: count },
      );
    return mails.map(({ id, kind, recipient, state, createdAt }) => ({ id, kind, recipient, state, createdAt }));
  }
}
