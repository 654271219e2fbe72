import type { EntityManager } from '@mikro-orm/postgresql';
import type { EmailBatch } from '../../domain/email-batch.entity.ts';
import type { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { droppedReason, maxRefusalGapHours, maxRefusedDays } from '../../domain/email-message.entity.ts';
import type { BatchResult } from '../../domain/provider-response.ts';
import type { BatchOutcome } from '../emails/batch-outcomes.ts';
import { storeLastEmailTime } from '../emails/last-email-time.ts';
import { finishIfComplete } from './open-batches.ts';

export const stoppedOutcome = { state: 'suppressed', reason: 'stopped' } as const;

export const heldBackReason = 'held-back';

export async function storeBatchResults(
  em: EntityManager,
  batch: EmailBatch,
  outcomes: readonly BatchOutcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  const changed = await em.execute<{ id: string; subscriberId: string | null }[]>(
    `update email_message m set state = w.state, failure = w.reason, provider_id = coalesce(w."providerId", provider_id),
       sent_at = case when w.state = 'sent' then ?::timestamptz end
     from jsonb_to_recordset(?::jsonb) as w(id uuid, state text, reason text, "providerId" text)
     where m.id = w.id and m.state in ('queued', 'sending') returning m.id, m.subscriber_id as "subscriberId"`,
    [now, JSON.stringify(outcomes)],
  );
  const isChanged = new Set(changed.map(({ id }) => id));
  for (const { id, state, reason } of outcomes) {
    if (!isChanged.has(id)) continue;
    if (reason === heldBackReason) batch.heldBack += 1;
    else if (reason === stoppedOutcome.reason) batch.stopped += 1;
    else batch[state] += 1;
  }
  const isSent = new Set(outcomes.filter(({ state }) => state === 'sent').map(({ id }) => id));
  const reached = changed.filter(({ id }) => isSent.has(id)).flatMap(({ subscriberId }) => subscriberId ?? []);
  await storeLastEmailTime(em, reached, now);
}

/** Changes `retry` to `refused` for emails that the provider has refused for too long. */
export async function endRefusals<Result extends BatchResult>(
  em: EntityManager,
  result: Result,
  realNow: Date,
): Promise<Result> {
  if (result.status !== 'done') return result;
  const again = result.results.filter((one) => one.result.status === 'retry').map(({ id }) => id);
  const tooLong = await storeRefusals(em, again, realNow);
  const results = result.results.map(({ id, result: one }) =>
    one.status === 'retry' && tooLong.has(id)
      ? { id, result: { status: 'refused' as const, reason: one.reason } }
      : { id, result: one },
  );
  return { ...result, results };
}

/** Does the same as `EmailMessage.recordRefusal` in one query. Returns the ids of emails that were refused for too long. */
export async function storeRefusals(em: EntityManager, ids: readonly string[], realNow: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await em.execute<{ id: string; isTooLong: boolean }[]>(
    `update email_message m set refused_at = n.moment, refused_since =
       case when m.refused_at >= n.moment - make_interval(hours => ${maxRefusalGapHours}) then m.refused_since else n.moment end
     from (select ?::timestamptz as moment) n where id = any(?::uuid[])
     returning id, m.refused_since <= m.refused_at - make_interval(days => ${maxRefusedDays}) as "isTooLong"`,
    [realNow, `{${ids.join(',')}}`],
  );
  return new Set(rows.filter(({ isTooLong }) => isTooLong).map(({ id }) => id));
}

/** Corrects emails with the state `unknown` that the provider accepted after their send task was dropped. */
export async function storeLateAcceptances(
  em: EntityManager,
  batch: EmailBatch,
  outcomes: readonly BatchOutcome[],
  now: Date,
): Promise<void> {
  const accepted = outcomes.filter(({ state }) => state === 'sent');
  if (accepted.length === 0) return;
  const changed = await em.execute<{ id: string }[]>(
    `update email_message m set state = 'sent', failure = null, provider_id = w."providerId", sent_at = ?
     from jsonb_to_recordset(?::jsonb) as w(id uuid, "providerId" text)
     where m.id = w.id and m.state = 'unknown' and m.failure = ? returning m.id`,
    [now, JSON.stringify(accepted), droppedReason],
  );
  batch.sent += changed.length;
  batch.unknown -= changed.length;
}

export async function closeBatch(
  em: EntityManager,
  batch: EmailBatch,
  campaign: EmailCampaign,
  now: Date,
  state: 'done' | 'split' = 'done',
): Promise<void> {
  batch.state = state;
  batch.doneAt = now;
  batch.payload = null;
  await finishIfComplete(em, campaign, now);
}
