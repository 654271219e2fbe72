import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import type { EmailPurpose } from '../../domain/consent-purposes.ts';
import { emailChangedReason, notNeededReason, type EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { buildLeftOutReason } from '../audiences/audience-sql.ts';
import type { BatchEmail } from '../providers/email-provider.ts';
import { EmailRenderer } from './email-renderer.ts';
import { MailDefinitions } from './mail-definitions.ts';
import { PrepareEmail } from './prepare-email.ts';

/** Prepares the first attempt of a group: checks consent, and stores the content of each email for later attempts. */
@Injectable()
export class PrepareEmailGroup {
  constructor(
    private readonly definitions: MailDefinitions,
    private readonly renderer: EmailRenderer,
    private readonly prepareEmail: PrepareEmail,
  ) {}

  /** The emails must have the same kind, and the caller must have locked their rows. */
  async prepare(em: EntityManager, messages: readonly EmailMessage[]): Promise<readonly BatchEmail[]> {
    const [first] = messages;
    if (!first) return [];
    const { purpose, isSecret } = this.definitions.getByName(first.kind);
    if (!purpose || isSecret) return this.prepareEach(messages);
    const allowed = await leaveOut(em, purpose, messages);
    const recipients = allowed.map(({ recipient }) => recipient);
    const found = await em.find(EmailSubscriber, { email: { $in: recipients } });
    const subscribers = new Map(found.map((subscriber) => [subscriber.email, subscriber]));
    const emails: BatchEmail[] = [];
    for (const message of allowed) {
      const email = await this.renderer.render(message, subscribers.get(message.recipient) ?? null);
      if (email) emails.push({ id: message.id, email });
      else message.suppress(notNeededReason);
    }
    // Checks consent again below, because people can unsubscribe while the emails are rendered.
    const contents = new Map(emails.map(({ id, email }) => [id, email]));
    const rendered = allowed.filter(({ id }) => contents.has(id));
    const open = await leaveOut(em, purpose, rendered);
    const now = realTime();
    return open.flatMap((message) => {
      const email = contents.get(message.id);
      if (!email) return [];
      message.freeze(email);
      message.attempt(now);
      return { id: message.id, email };
    });
  }

  private async prepareEach(messages: readonly EmailMessage[]): Promise<BatchEmail[]> {
    const emails: BatchEmail[] = [];
    for (const { id } of messages) {
      const attempt = await this.prepareEmail.prepare(id);
      if (attempt) emails.push({ id, email: attempt.email });
    }
    return emails;
  }
}

/** Suppresses the emails to people who must not get them, and returns the others. */
async function leaveOut(
  em: EntityManager,
  purpose: EmailPurpose,
  messages: readonly EmailMessage[],
): Promise<EmailMessage[]> {
  const left = await em.execute<{ id: string; reason: string }[]>(
    `select id, reason from (
       select m.id, case when s.id is null then 'erased' when s.email <> m.recipient then '${emailChangedReason}'
         else ${buildLeftOutReason(purpose)} end as reason
       from email_message m left join email_subscriber s on s.id = m.subscriber_id where m.id = any(?::uuid[])
     ) found where reason is not null`,
    [`{${messages.map(({ id }) => id).join(',')}}`],
  );
  const reasons = new Map(left.map(({ id, reason }) => [id, reason]));
  return messages.filter((message) => {
    const reason = reasons.get(message.id);
    if (reason) message.suppress(reason);
    return reason === undefined;
  });
}
