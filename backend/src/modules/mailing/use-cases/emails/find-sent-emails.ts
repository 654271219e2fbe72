import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage, type EmailMessageState } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

/** Email with its delivery state, without its content, because the content can have a link that opens an account. */
export interface SentEmail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly createdAt: Date;
}

@Injectable()
export class FindSentEmails {
  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  /** Returns emails to a user, without account emails to this email address about another account. */
  async find({ userId, email }: { userId: string; email: string }, count: number): Promise<SentEmail[]> {
    const mails = await this.database
      .em()
      .find(
        EmailMessage,
        { $or: [{ userId }, { recipient: normalizeEmail(email), kind: { $nin: [...this.definitions.account] } }] },
        { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: count },
      );
    return mails.map(({ id, kind, recipient, state, createdAt }) => ({ id, kind, recipient, state, createdAt }));
  }
}

@Injectable()
export class FindReplyStates {
  constructor(private readonly database: Database) {}

  /** Returns the delivery state of the email for each reply id; `queued` when the email is not stored yet. */
  async find(replyIds: readonly string[]): Promise<ReadonlyMap<string, EmailMessageState>> {
    const idOf = new Map(replyIds.map((id) => [`inquiry-reply:${id}`, id]));
    const mails = await this.database
      .em()
      .find(EmailMessage, { dedupeKey: { $in: [...idOf.keys()] } }, { fields: ['dedupeKey', 'state'] });
    const states = new Map(mails.map(({ dedupeKey, state }) => [idOf.get(dedupeKey), state]));
    return new Map(replyIds.map((id) => [id, states.get(id) ?? 'queued']));
  }
}
