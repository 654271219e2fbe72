import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindUsersById } from '#modules/auth/index.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import type { EmailEventData } from '../../domain/email-message.entity.ts';
import { mailQueuedByQueue } from '../../domain/events.ts';
import type { MailDefinition } from './define-mail.ts';

/**
 * Stores the emails of one domain event to many recipients in two SQL statements. Unconfirmed email addresses get no
 * email; consent is checked when the emails are sent.
 */
@Injectable()
export class QueueEmailsForEvent {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly users: FindUsersById,
  ) {}

  queueForEvent({ name, queue, key }: MailDefinition, { userIds, ...facts }: EmailEventData): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const users = await this.users.list(userIds as readonly string[]);
      const reached = [...users.values()].filter(({ emailConfirmed }) => emailConfirmed);
      const rows = reached.map(({ id, email, firstName }) => ({
        ...{ id: newId(), user_id: id, recipient: normalizeEmail(email), first_name: firstName ?? '' },
        dedupe_key: `${name}:${key?.(facts)}:${id}`,
      }));
      const stored = await em.execute<{ id: string }[]>(
        `insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, facts, state, created_at)
         select id, ?, dedupe_key, recipient, first_name, user_id, ?::jsonb, 'queued', ?
         from jsonb_to_recordset(?::jsonb)
           as w(id uuid, user_id uuid, recipient text, first_name text, dedupe_key text)
         on conflict (dedupe_key) do nothing returning id`,
        [name, JSON.stringify(facts), this.clock.now(), JSON.stringify(rows)],
      );
      const Queued = mailQueuedByQueue[queue];
      await outbox.appendMany(stored.map(({ id }) => new Queued({ messageId: id })));
    });
  }
}
