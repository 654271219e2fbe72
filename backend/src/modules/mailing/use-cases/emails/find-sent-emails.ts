import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage, type EmailMessageState } from '../../domain/email-message.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

/** An email with its delivery state. Its content is left out, because a link in it can open an account. */
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

  /** Excludes account emails that were sent to this email address for another account. */
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

  /** Returns delivery states by reply id; a reply without a stored email counts as `queued`. */
  async find(replyIds: readonly string[]): Promise<ReadonlyMap<string, EmailMessageState>> {
    const idOf = new Map(replyIds.map((id) => [`inquiry-reply:${id}`, id]));
    const mails = await this.database
      .em()
      .find(EmailMessage, { dedupeKey: { $in: [...idOf.keys()] } }, { fields: ['dedupeKey', 'state'] });
    const states = new Map(mails.map(({ dedupeKey, state }) => [idOf.get(dedupeKey), state]));
    return new Map(replyIds.map((id) => [id, states.get(id) ?? 'queued']));
  }
}
