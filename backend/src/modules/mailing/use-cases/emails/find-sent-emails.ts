import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage, type EmailMessageState } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { MailDefinitions } from './mail-definitions.ts';

/** Omits the content of the email, because a link in the content can give access to an account. */
export interface SentEmail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly reason: string | null;
  readonly createdAt: Date;
}

@Injectable()
export class FindSentEmails {
  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
  ) {}

  /**
   * Includes emails of the mailing list to a former email address, and excludes account emails about another account.
   */
  async find({ userId, email }: { userId: string; email: string }, count: number): Promise<SentEmail[]> {
    const em = this.database.em();
    const recipient = normalizeEmail(email);
    const subscriber = await em.findOne(EmailSubscriber, { email: recipient }, { fields: ['id'] });
    const whose = [{ userId }, { recipient, kind: { $nin: [...this.definitions.account] } }];
    const mails = await em.find(
      EmailMessage,
      { $or: subscriber ? [...whose, { subscriberId: subscriber.id }] : whose },
      { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: count },
    );
    return mails.map(({ failure = null, ...mail }) => ({
      ...{ id: mail.id, kind: mail.kind, recipient: mail.recipient, state: mail.state },
      ...{ reason: failure, createdAt: mail.createdAt },
    }));
  }
}

@Injectable()
export class FindInquiryReplyStates {
  constructor(private readonly database: Database) {}

  async find(replyIds: readonly string[]): Promise<ReadonlyMap<string, EmailMessageState>> {
    const idOf = new Map(replyIds.map((id) => [`inquiry-reply:${id}`, id]));
    const mails = await this.database
      .em()
      .find(EmailMessage, { dedupeKey: { $in: [...idOf.keys()] } }, { fields: ['dedupeKey', 'state'] });
    const states = new Map(mails.map(({ dedupeKey, state }) => [idOf.get(dedupeKey), state]));
    return new Map(replyIds.map((id) => [id, states.get(id) ?? 'queued']));
  }
}
