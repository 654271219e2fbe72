import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailLabel } from '../../domain/email-label.entity.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { MailDefinitions } from './mail-definitions.ts';

/** Limits the memory of one export. A person makes far fewer choices. */
const maxConsents = 10_000;

export interface MailingExport {
  readonly subscriber: object | null;
  readonly mails: readonly object[];
  readonly suppressed: object | null;
  readonly consents: readonly object[];
  readonly clicks: readonly object[];
  readonly labels: readonly object[];
}

@Injectable()
export class CollectMailingData {
  constructor(
    private readonly database: Database,
    private readonly definitions: MailDefinitions,
    private readonly consents: ConsentReader,
  ) {}

  async read({ id: userId, email }: { id: string; email: string }): Promise<MailingExport> {
    const em = this.database.em();
    const subscriber = await em.findOne(EmailSubscriber, { email: normalizeEmail(email) });
    const aboutAccounts = { kind: { $in: [...this.definitions.account] } };
    const theirs = { $or: [{ recipient: normalizeEmail(email) }, { userId }], $not: aboutAccounts };
    const mails = await em.find(EmailMessage, theirs, { orderBy: { createdAt: 'asc' } });
    const suppression = await em.findOne(EmailSuppression, { addressHash: hashEmail(email) });
    const consents = await this.consents.list({ email, userId }, maxConsents);
    const clicks = await this.database.sql<{ url: string; at: Date }>(
      `select l.url, c.at from campaign_click c join campaign_link l on l.id = c.link_id
       where c.subscriber_id = ?::uuid order by c.at`,
      [subscriber?.id ?? null],
    );
    const labels = await em.find(EmailLabel, { email: normalizeEmail(email) });
    return {
      clicks,
      subscriber: subscriber && { ...subscriber },
      mails: mails.map(({ kind, firstName, state, createdAt, sentAt }) => ({
        kind,
        firstName,
        state,
        createdAt,
        sentAt,
      })),
      consents: consents.map(({ seq: _, ...entry }) => entry),
      labels: labels.map(({ label, addedAt }) => ({ label, addedAt })),
      suppressed: suppression && { reason: suppression.reason, since: suppression.createdAt },
    };
  }
}
