import type { World } from '../world.ts';

const spread = (days: number, until = 'now()') => `${until} - random() * interval '${days} days'`;
/** A UUIDv7 of the time `at`. */
const idAt = (at: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '70008' || substr(md5(n::text), 1, 15))::uuid`;
/** Like the rows of a site, rows that are stored one after the other have similar times. */
const spreadEvenly = (days: number, until = 'now()') => `${until} - (n / $1::float8 * interval '${days} days')`;

/** SQL that fills each table with `$1` rows. Some rows of each are older than their retention. */
const fills: readonly string[] = [
  `insert into users (id, email, first_name, last_name, created_at, updated_at)
   select md5('user' || n)::uuid, 'large-' || n || '@large.example', 'Amara', 'Okafor', ${spread(900)}, now()
   from generate_series(0, $1::int / 10 - 1) n`,
  `insert into sessions (id, user_id, aal, amr, refresh_counter, ip, created_at, refreshed_at, not_after)
   select gen_random_uuid(), md5('user' || n % ($1::int / 10))::uuid, 'aal1', '[]', 0, '127.0.0.1', now(), now(),
     ${spreadEvenly(100, "now() + interval '65 days'")}
   from generate_series(1, $1::int) n`,
  `insert into outbox (id, type, payload, created_at, relayed_at, done_at)
   select ${idAt('at')}, 'spec.large', jsonb_build_object('messageId', n), at, now(), ${spread(32)}
   from (select n, ${spreadEvenly(100, "now() + interval '60 days'")} as at from generate_series(1, $1::int) n) as row`,
  `insert into outbox_reaction (message_id, reaction, recorded_at)
   select ${idAt('at')}, 'spec.large', now()
   from (select n, ${spreadEvenly(100, "now() + interval '60 days'")} as at from generate_series(1, $1::int) n) as row`,
  `insert into email_message (id, kind, dedupe_key, recipient, first_name, user_id, state, provider_id, created_at, sent_at)
   select ${idAt('at')}, case when n % 2 = 0 then 'daily-reflection' else 'password-changed' end, 'large:' || n,
     'large-' || n % ($1::int / 10) || '@large.example', 'Amara', md5('user' || n % ($1::int / 10))::uuid, 'delivered',
     'provider-' || n, at, at
   from (select n, ${spreadEvenly(95)} as at from generate_series(1, $1::int) n) as row`,
  `insert into mail_event (id, kind, provider_id, occurred_at, received_at, address_hash, outcome)
   select 'large-' || n, 'delivered', 'provider-' || n, at, at,
     encode(sha256(convert_to('large-' || n % ($1::int / 10) || '@large.example', 'UTF8')), 'hex'), 'applied'
   from (select n, ${spreadEvenly(95)} as at from generate_series(1, $1::int) n) as row`,
  `insert into audit_log (seq, at, action, subject_id, details, hash)
   select 1000000 + n, now(), 'auth.signed-in', md5('user' || n % ($1::int / 10))::uuid, '{}', '\\x00'
   from generate_series(1, $1::int) n`,
  `insert into sit (id, user_id, client_id, kind, started_at, seconds, zone, day)
   select gen_random_uuid(), md5('user' || n % ($1::int / 10))::uuid, gen_random_uuid(), 'silent', at, 1200, 'UTC', at::date
   from (select n, ${spreadEvenly(700)} as at from generate_series(1, $1::int) n) as row`,
  `insert into stripe_event (id, type, created, received_at, processed_at, payload)
   select 'large-' || n, 'invoice.paid', at, at, at, '{}'
   from (select n, ${spreadEvenly(190)} as at from generate_series(1, $1::int) n) as row`,
];

export async function fillLargeTables(world: World, rows: number): Promise<void> {
  await world.sql('alter table audit_log disable trigger chain');
  for (const fill of fills) await world.sql(fill, [rows]);
  await world.sql('alter table audit_log enable trigger chain');
  await world.sql('vacuum analyze');
}

/** Names of the tables and partitions with more than `rows` rows, after `analyze`. */
export async function findLargeTables(world: World, rows: number): Promise<string[]> {
  const found = await world.sql<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1 and relnamespace = 'public'::regnamespace`,
    [rows],
  );
  return found.map(({ name }) => name);
}
