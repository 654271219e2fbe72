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
import { insertForumRows } from './forum-rows.ts';

interface MeasuredForum {
  site: string;
  databaseUrl: string;
}

const rounds = 100;
const limit = 50;
const reader = 'seeker@example.org';

const terms = [
  ...['breath', 'Mornings', 'thread', 'breath morning', 'pilgrim threshold orchard', '"slow breath"', 'the'],
  ...['heron', 'lantern', 'obsidian', 'term4711', 'breath heron', 'heron lantern', 'heron or lantern'],
  ...['who am I', 'be here now', 'now heron', 'who absent', 'reve', 'Re\u0301ve', '瞑想', '道', 'の', '瞑想 heron'],
  ...['heron -breath', 'breath -silence', '"heron lantern"', 'absent', 'breath absent', '199999'],
];

const userQueries = [
  `select tier, paid_tier, status, interval, amount_cents, period_end, cancel_at_period_end, past_due_since
   from billing_subscription where user_id = $1`,
  `select tier from membership_grant where user_id = $1 and ("until" is null or "until" > now())`,
  `select * from forum_profile where user_id = $1`,
  `select * from forum_category where $1::uuid is not null order by order_num`,
];
const people = `select p.*, s.tier, s.paid_tier, s.status, s.period_end, s.past_due_since, g.tier as granted
  from forum_profile p left join billing_subscription s using (user_id) left join membership_grant g using (user_id)
  where p.user_id = any($1)`;
const topicRows = `select t.*, c.slug as category, c.title as category_title, r.read_number, r.follows, me.read_before
  from forum_topic t join forum_category c on c.id = t.category_id join forum_profile me on me.user_id = $1
  left join forum_read_marker r on r.topic_id = t.id and r.user_id = me.user_id`;
const isNotMuted = (author: string) =>
  `not exists (select from forum_mute m where m.user_id = $1 and m.muted_id = ${author})`;
const latest = `${topicRows} where t.post_count > 0 and t.pinned_at is null and t.category_id = any($2) and ${isNotMuted('t.author_id')}
  order by t.last_post_at desc, t.id desc limit ${limit + 1}`;
const pinned = `${topicRows} where t.post_count > 0 and t.pinned_at is not null and t.category_id = any($2)`;
const topic = `${topicRows} where t.slug = $2`;
const posts = `select p.*, t.given_at as thanked, r.id as reported, m.muted_id as muted from forum_post p
  left join forum_thanks t on t.post_id = p.id and t.user_id = $1
  left join forum_report r on r.post_id = p.id and r.reporter_id = $1
  left join forum_mute m on m.muted_id = p.author_id and m.user_id = $1
  where p.topic_id = $2 and p.number > 0 order by p.number limit ${limit + 1}`;

const said = 'search_query($3)';
/** Two forms of the search query, because the faster form depends on the search term. */
const searches = ['', 'offset 0'].map(
  (fence) => `select p.id, p.number, t.slug, t.title, p.author_id, p.created_at,
     ts_headline('search', p.source, ${said}, 'StartSel="", StopSel="", MaxWords=30, MinWords=15')
   from (select id from (
       (select p.id from (select * from forum_post where words @@ ${said} ${fence}) p join forum_topic t on t.id = p.topic_id
        where p.state = 'shown' and p.number is not null and t.category_id = any($2) and ${isNotMuted('p.author_id')}
        order by p.id desc limit ${limit + 1})
       union
       (select p.id from (select * from forum_topic where words @@ ${said} order by id desc
          limit ${limit + 1}) t join forum_post p on p.topic_id = t.id and p.number = 1
        where p.state = 'shown' and t.category_id = any($2) and ${isNotMuted('p.author_id')})) found
     order by id desc limit ${limit + 1}) found
   join forum_post p using (id) join forum_topic t on t.id = p.topic_id order by p.id desc`,
);

export async function measureForumFigures({ site, databaseUrl }: MeasuredForum): Promise<BenchmarkFigure[]> {
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  try {
    await insertForumRows(bare, reader);
    await bare.query(`set statement_timeout = '1s'`);
    const { access_token: token, user } = await signIn(site);
    const open = (path: string) => () => requestJson({ method: 'GET', url: `${site}/api/forum/${path}`, token });
    const { rows: seen } = await bare.query<{ id: string }>(`select id from forum_category where slug <> 'leadership'`);
    const categories = seen.map(({ id }) => id);
    const knock = async () => {
      for (const [at, text] of userQueries.entries()) await bare.query({ name: `door-${at}`, text, values: [user.id] });
    };
    const read = async (text: string, values: unknown[], name?: string) => {
      const { rows } = await bare.query<{ author_id: string }>({ ...(name && { name }), text, values });
      await bare.query({ name: 'people', text: people, values: [rows.map(({ author_id: id }) => id)] });
      return rows;
    };
    const listOf = (some: string[]) => async () => {
      await knock();
      await read(latest, [user.id, some], 'latest');
      await bare.query({ name: 'pinned', text: pinned, values: [user.id, some] });
    };
    const oneTopic = async () => {
      await knock();
      await bare.query({ name: 'topic', text: topic, values: [user.id, slug] });
      await read(posts, [user.id, id], 'posts');
    };
    const { id, slug } = await findMiddleTopic(bare);
    const openTopic = open(`topics/${slug}?limit=${limit}`);
    const search = (text: string, term: string) => async () => {
      await knock();
      // The statement timeout ends a query with a slow plan.
      await read(text, [user.id, categories, term]).catch(() => undefined);
    };
    const fastest = (term: string) => pickFasterQuery(search(searches[0] ?? '', term), search(searches[1] ?? '', term));

    const whole = () => measureProductAndSql(rounds, open(`topics?limit=${limit}`), listOf(categories));
    await whole();
    const figures = [
      compareWithSql('topic list among 200,000', await whole()),
      compareWithSql(
        'topic list of a category',
        await measureProductAndSql(
          rounds,
          open(`topics?limit=${limit}&category=general`),
          listOf(categories.slice(0, 1)),
        ),
      ),
      compareWithSql('topic page among 2,000,000 posts', await measureProductAndSql(rounds, openTopic, oneTopic)),
    ];
    const searched = [];
    for (const term of terms) {
      const asked = open(`search?limit=${limit}&q=${encodeURIComponent(term)}`);
      searched.push({ term, ...(await measureProductAndSql(rounds / 5, asked, await fastest(term))) });
    }
    return [
      ...figures,
      compareWithSql('search of the forum', mergeMeasuredTimes(searched), 'at most 10'),
      findSlowestSearchTerm(searched),
    ];
  } finally {
    await bare.end();
  }
}

async function findMiddleTopic(bare: pg.Client): Promise<{ id: string; slug: string }> {
  const { rows } = await bare.query<{ id: string; slug: string }>(
    `select id, slug from forum_topic where slug = 'bench-100000'`,
  );
  if (!rows[0]) throw new Error('The forum has no topics.');
  return rows[0];
}

function signIn(site: string): Promise<{ access_token: string; user: { id: string } }> {
  return requestJson({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email: reader, password: 'demo-password' },
  });
}
