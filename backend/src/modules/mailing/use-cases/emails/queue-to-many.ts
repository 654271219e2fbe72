import { Injectable } from '@nestjs/common';
import { FindUsersById } from '#modules/auth/index.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import type { EmailEventData } from '../../domain/email-message.entity.ts';
import type { MailDefinition } from './define-mail.ts';
import { QueueEmails } from './queue-emails.ts';

@Injectable()
export class QueueEmailsForEvent {
  constructor(
    private readonly queueEmails: QueueEmails,
    private readonly users: FindUsersById,
  ) {}

  async queueForEvent({ name, key }: MailDefinition, { userIds, ...facts }: EmailEventData): Promise<void> {
    const users = await this.users.list(userIds as readonly string[]);
    const reached = [...users.values()].filter(({ emailConfirmed }) => emailConfirmed);
    const emails = reached.map(({ id, email, firstName }) => ({
      dedupeKey: `${name}:${key?.(facts)}:${id}`,
      recipient: normalizeEmail(email),
      firstName: firstName ?? '',
      userId: id,
    }));
    await this.queueEmails.queueMany(name, emails, facts);
  }
}
