import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { DomainEventClass } from '#kernel/domain-event.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { UsersById } from '#modules/auth/index.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import type { EmailFacts } from '../../domain/email-message.entity.ts';
import { mailQueuedIn } from '../../domain/events.ts';
import type { MailDefinition } from './define-mail.ts';

/**
 * Stores the emails of one event for many recipients in one statement, ten thousand within seconds. Consent is checked
 * at sending, and unconfirmed emails are skipped.
 */
@Injectable()
export class QueueToMany {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly users: UsersById,
  ) {}

  queueOn({ name, queue, key }: MailDefinition, { userIds, ...facts }: EmailFacts): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const users = await this.users.list(userIds as readonly string[]);
      const reached = [...users.values()].filter(({ emailConfirmed }) => emailConfirmed);
      const rows = reached.map(({ id, email, firstName }) => ({
        ...{ id: newId(), fact: newId(), user_id: id, recipient: normalizeEmail(email), first_name: firstName ?? '' },
        dedupe_key: `${name}:${key?.(facts)}:${id}`,
      }));
      const { type } = mailQueuedIn[queue] as DomainEventClass;
      await em.execute(
        `with wanted as (
           select * from jsonb_to_recordset(?::jsonb)
             as w(id uuid, fact uuid, user_id uuid, recipient text, first_name text, dedupe_key text)
         ), stored as (
           insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, facts, state, created_at)
           select id, ?, dedupe_key, recipient, first_name, user_id, ?::jsonb, 'queued', ? from wanted
           on conflict (dedupe_key) do nothing returning id
         )
         insert into outbox (id, type, payload, created_at)
         select wanted.fact, ?, jsonb_build_object('messageId', stored.id), now() from stored join wanted using (id)`,
        [JSON.stringify(rows), name, JSON.stringify(facts), this.clock.now(), type],
      );
    });
  }
}
