import type { PlannedPerson } from './people.ts';
import type { MailingProduct } from './product.ts';

export const sources = { one: 'mailing-test-one', both: 'mailing-test-both' } as const;

const chunkSize = 10_000;

export async function seedPeople({ query, control }: MailingProduct, people: readonly PlannedPerson[]): Promise<void> {
  for (let from = 0; from < people.length; from += chunkSize) {
    const rows = people.slice(from, from + chunkSize).map(({ id, email, firstName, isInBoth }) => ({
      ...{ id, email, name: firstName, source: isInBoth ? sources.both : sources.one },
    }));
    await query(
      `with added as (
         insert into email_subscriber (id, email, first_name, source, subscribed_at, confirmed_at, reflections)
         select id, email, name, source, now() - interval '90 days', now() - interval '90 days', 'none'
         from jsonb_to_recordset($1::jsonb) as p(id uuid, email text, name text, source text)
         returning id, email
       )
       insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
       select a.email, a.id, 'newsletter', true, 'before-ledger', t.id, now() - interval '90 days'
       from added a, consent_text t where t.name = 'before-ledger'`,
      [JSON.stringify(rows)],
    );
  }
  await query('analyze email_subscriber, consent_record');
  for (const { email, outcome } of people) {
    if (outcome === 'suppressed') await suppressEmail({ query }, email);
    if (outcome === 'rejected') await control('outcomes', { email, outcome: 'rejected' });
  }
}

export async function suppressEmail({ query }: Pick<MailingProduct, 'query'>, email: string): Promise<void> {
  await query(
    `insert into email_suppression (address_hash, reason, created_at)
     values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'bounced', now())
     on conflict do nothing`,
    [email],
  );
}

export async function seedAccounts({ query }: MailingProduct, count: number, seed: number): Promise<string[]> {
  const rows = await query<{ email: string }>(
    `insert into users (id, email, email_confirmed_at, first_name, last_name, created_at, updated_at)
     select gen_random_uuid(), n || '@accounts-' || $2::int || '.example', now(), 'Test', 'Account', now(), now()
     from generate_series(1, $1::int) n returning email`,
    [count, seed],
  );
  return rows.map(({ email }) => email);
}
