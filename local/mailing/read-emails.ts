import { requestJson } from '../run/http-client.ts';
import type { ReceivedEmail, StoredEmail } from './check-campaign-emails.ts';
import type { MailingProduct } from './product.ts';

const pageSize = 10_000;

export function readStoredEmails({ query }: MailingProduct, campaigns: readonly string[]): Promise<StoredEmail[]> {
  return query<StoredEmail>(
    // `b.first_attempt_at` is a time before the product reads the recipients, and `m.first_attempt_at` is a time after.
    `select m.recipient, m.campaign_id as campaign, m.provider_id as "providerId", m.state, m.failure as reason,
       case when m.first_attempt_at is not null
         then (extract(epoch from b.first_attempt_at) * 1000)::float8 end as "attemptedAt"
     from email_message m join email_batch b on b.id = m.batch_id where m.campaign_id = any($1)`,
    [campaigns],
  );
}

export async function readReceivedEmails({ mailboxUrl }: MailingProduct): Promise<ReceivedEmail[]> {
  const received: ReceivedEmail[] = [];
  for (let after = 0; ;) {
    const { data } = await requestJson<{
      data: { seq: number; id: string; recipient: string; request_key: string | null }[];
    }>({ method: 'GET', url: `${mailboxUrl}/_/sent?after=${after}&limit=${pageSize}` });
    const batches = data.filter(({ request_key: key }) => key?.startsWith('batch/'));
    received.push(...batches.map(({ id, recipient }) => ({ id, recipient })));
    const last = data.at(-1);
    if (!last) return received;
    after = last.seq;
  }
}
