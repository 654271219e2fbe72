import pg from 'pg';
import { requestJson } from '../run/http-client.ts';
import {
  mergeMeasuredTimes,
  compareWithSql,
  pickFasterQuery,
  measureProductAndSql,
  findSlowestSearchTerm,
} from './compare-with-sql.ts';
import type { BenchmarkFigure } from './figure.ts';

interface ListedProduct {
  site: string;
  databaseUrl: string;
}

/** Numbers of the rows to add, from `first` to `last`. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

const members: RowRange = { first: 1, last: 100_000 };
const rounds = 40;
const pageSize = 21;

const firstNames = ['Amara', 'Jonas', 'Priya', 'Tomás', 'Ingrid', 'Yusuf', 'Maeve', 'Kofi', 'Hana', 'Luca', 'Noor'];
const lastNames = ['Okafor', 'Weidmann', 'Raman', 'Herrera', 'Solberg', 'Demir', 'Donnelly', 'Mensah', 'Sato', 'Ferri'];

const terms = [
  ...['example', 'a', 'an', '.org', 'bench', '@', 'e', 'ra', 'son', '1'],
  ...['amara', 'OKAFOR', 'priya raman', 'jonas w', 'a d', 'tomás', 'sato', 'ferri', 'idman', 'ofi me'],
  ...['77', '123', '4321', '99999', '31415', 'bench-5', 'bench-271', '00@', '2718@bench', '12345@'],
  ...['zz', 'qx', 'no user', 'luca sato', 'weidmann jonas', 'demo', 'visionary@', '%', 'x_y', 'hana f'],
];

const columns = `u.id, u.email, u.first_name, u.last_name, u.created_at,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles, s.tier, s.status, s.interval, g.tier as granted`;
const joins = `left join billing_subscription s on s.user_id = u.id left join membership_grant g on g.user_id = u.id`;
const newest = `order by u.created_at desc, u.id desc limit ${pageSize}`;
const matches = `(u.email like $1 or search_fold(btrim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, ''))) like search_fold($1))`;
const firstPage = `select ${columns} from users u ${joins} ${newest}`;
/** Two forms of the search query, because the faster form depends on the search term. */
const searches = [
  `with found as materialized (select * from users u where ${matches}), page as (select * from found u ${newest})
   select ${columns} from page u ${joins} ${newest}`,
  `select ${columns} from (select * from users u where ${matches} ${newest}) u ${joins} ${newest}`,
];

export async function measureMemberListFigures({ site, databaseUrl }: ListedProduct): Promise<BenchmarkFigure[]> {
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  try {
    await insertMembers(bare);
    const token = await staffToken(site);
    const list = (q?: string) => () =>
      requestJson({ method: 'GET', url: `${site}/api/admin/members${q ? `?q=${encodeURIComponent(q)}` : ''}`, token });
    const readFirst = () => measureProductAndSql(rounds * 5, list(), () => bare.query(firstPage));
    await readFirst();
    const first = await readFirst();
    const searched = [];
    for (const term of terms)
      searched.push({ term, ...(await measureProductAndSql(rounds, list(term), await fastest(bare, term))) });
    return [
      compareWithSql('first page of 100,000 members', first, 'at most 2.5'),
      compareWithSql('search', mergeMeasuredTimes(searched)),
      findSlowestSearchTerm(searched),
    ];
  } finally {
    await bare.end();
  }
}

async function fastest(bare: pg.Client, term: string): Promise<() => Promise<unknown>> {
  const like = `%${term.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const [one, other] = searches.map((text) => () => bare.query(text, [like]));
  if (!one || !other) throw new Error('There are two ways.');
  return pickFasterQuery(one, other);
}

export async function insertMembers(bare: pg.Client, { first, last } = members): Promise<void> {
  await bare.query(
    `insert into users (id, email, email_confirmed_at, first_name, last_name, created_at, updated_at)
     select gen_random_uuid(), lower(($1::text[])[(n * 7) % 11 + 1]) || '.' || n || '@bench-' || n % 900 || '.example.org', now(),
       ($1::text[])[(n * 7) % 11 + 1], ($2::text[])[(n * 3) % 10 + 1], now() - n * interval '15 minutes', now()
     from generate_series(${first}, ${last}) n on conflict do nothing`,
    [firstNames, lastNames],
  );
  await bare.query('vacuum analyze users');
}

async function staffToken(site: string): Promise<string> {
  const { access_token: token } = await requestJson<{ access_token: string }>({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email: 'support@example.org', password: 'demo-password' },
  });
  return token;
}
