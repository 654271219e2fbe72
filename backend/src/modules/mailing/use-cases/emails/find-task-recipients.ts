import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { OutboxState } from '#platform/outbox/outbox-state.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { mailQueuedEventByQueue, type MailQueued } from '../../domain/events.ts';

const mailQueuedTypes = Object.values(mailQueuedEventByQueue).map(({ type }) => type);

@Injectable()
export class FindTaskRecipients {
  constructor(
    private readonly database: Database,
    private readonly outbox: OutboxState,
  ) {}

  /** Returns email addresses by event id, without events that send several emails and without erased recipients. */
  async find(eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const payloads = await this.outbox.findPayloads<MailQueued['payload']>(eventIds, mailQueuedTypes);
    if (payloads.size === 0) return new Map();
    const ids = [...payloads.values()].map(({ messageId }) => messageId);
    const emails = await this.database.em().find(EmailMessage, { id: { $in: ids } }, { fields: ['recipient'] });
    const recipients = new Map(emails.map(({ id, recipient }) => [id, recipient]));
    return new Map(
      [...payloads].flatMap(([eventId, { messageId }]) => {
        const recipient = recipients.get(messageId);
        return recipient ? [[eventId, recipient] as const] : [];
      }),
    );
  }
}
