import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { CampaignBatchQueued, EmailGroupQueued } from '../../domain/events.ts';

const isOpen = `state in ('queued', 'sending')`;

interface Renewed {
  readonly former: string;
  readonly id: string;
}

/**
 * After a restore, each batch and group sends only its emails that are still queued, with a new id: the database before the
 * restore may have used the old id as idempotency key for other emails. Tasks with an old id find no email.
 */
@Injectable()
export class ResetRestoredBatches {
  constructor(private readonly tx: Transaction) {}

  reset(): Promise<void> {
    return this.tx.run(async (scope) => {
      await resetBatches(scope);
      await renewGroups(scope);
    });
  }
}

async function resetBatches({ em, outbox }: TransactionScope): Promise<void> {
  const renewed = renew(await em.execute<{ id: string }[]>(`select id from email_batch where ${isOpen}`));
  if (renewed.length === 0) return;
  await em.execute(
    `update email_batch b set id = r.id, state = 'queued', payload = null, payload_hash = null, first_attempt_at = null
     from jsonb_to_recordset(?::jsonb) r(former uuid, id uuid) where b.id = r.former`,
    [JSON.stringify(renewed)],
  );
  await em.execute(
    `update email_batch b set sent = n.sent, failed = n.failed, unknown = n.unknown, held_back = n.held_back,
       stopped = n.stopped, suppressed = n.suppressed - n.held_back - n.stopped
     from (select o.id, count(*) filter (where m.state in ('sent', 'delivered', 'bounced', 'complained'))::int as sent,
             count(*) filter (where m.state = 'failed')::int as failed,
             count(*) filter (where m.state = 'unknown')::int as unknown,
             count(*) filter (where m.state = 'suppressed')::int as suppressed,
             count(*) filter (where m.state = 'suppressed' and m.failure = 'held-back')::int as held_back,
             count(*) filter (where m.state = 'suppressed' and m.failure = 'stopped')::int as stopped
           from email_batch o cross join jsonb_array_elements(o.recipients) r
             join email_message m on m.id = (r ->> 'messageId')::uuid
           where o.${isOpen} group by o.id) n
     where n.id = b.id`,
  );
  await outbox.appendMany(renewed.map(({ id }) => new CampaignBatchQueued({ batchId: id })));
}

async function renewGroups({ em, outbox }: TransactionScope): Promise<void> {
  const groups = await em.execute<{ id: string }[]>(
    `select distinct batch_id as id from email_message where batch_id is not null and campaign_id is null and ${isOpen}`,
  );
  const renewed = renew(groups);
  if (renewed.length === 0) return;
  await em.execute(
    `update email_message m set batch_id = r.id from jsonb_to_recordset(?::jsonb) r(former uuid, id uuid)
     where m.batch_id = r.former and m.${isOpen}`,
    [JSON.stringify(renewed)],
  );
  await outbox.appendMany(renewed.map(({ id }) => new EmailGroupQueued({ batchId: id })));
}

const renew = (rows: readonly { readonly id: string }[]): Renewed[] =>
  rows.map(({ id }) => ({ former: id, id: newId() }));
