import type pg from 'pg';
import { insertMembers, type RowRange } from './members.ts';

const allTopics: RowRange = { first: 1, last: 200_000 };
const postsEach = 10;
const writers = 5_000;
const read = 3_000;

const common =
  `breath morning sit silence teacher slow begin evening body circle practice listen still quiet walk minute
  garden window kettle bell question answer patience sleep child mother road winter river stone bread letter train work
  anger grief laughter promise doubt courage kindness shoulder candle harbor orchard pilgrim threshold thread`.split(
    /\s+/,
  );

const age = (number: string) =>
  `(t.n * interval '2 minutes' + (${postsEach} - ${number}) * interval '47 minutes' + interval '1 minute')`;

export async function insertForumRows(bare: pg.Client, reader: string): Promise<void> {
  const { rows } = await bare.query(`select from forum_topic where slug = 'bench-1'`);
  if (rows.length > 0) return;
  await insertMembers(bare);
  await insertTopics(bare, reader, allTopics);
}

/** Adds topics with 10 posts each. Needs 5,000 members. */
export async function insertTopics(bare: pg.Client, reader: string, { first, last }: RowRange): Promise<void> {
  await bare.query(
    `create temp table if not exists bench_writer as
     select row_number() over () - 1 as k, id from (select id from users where email like '%@bench-%' limit ${writers}) u`,
  );
  await bare.query(
    `insert into forum_profile (user_id, account_name, is_hidden, member_since, post_count, read_before)
     select u.id, u.first_name, false, u.created_at, ${(last * postsEach) / writers}, now()
     from bench_writer join users u using (id) on conflict do nothing`,
  );
  await bare.query(
    `create temp table if not exists bench_text as
     select k, (select string_agg(($1::text[])[1 + floor(cardinality($1::text[]) * random() ^ 2)], ' ')
       from generate_series(1, 12 + k % 40)) as words from generate_series(0, 9999) k`,
    [common],
  );
  await bare.query('drop table if exists bench_topic');
  await bare.query(
    `create temp table bench_topic as
     select n, uuidv7(-(n * interval '2 minutes' + interval '8 hours')) as id from generate_series(${first}, ${last}) n`,
  );
  await bare.query(
    `insert into forum_topic (id, category_id, slug, title, author_id, post_count, last_number, people, last_post_at, version, created_at)
     select t.id, c.id, 'bench-' || t.n, left(b.words, 60) || ' ' || t.n, w.id, ${postsEach}, ${postsEach}, ${postsEach},
       now() - ${age(`${postsEach}`)}, 0, now() - ${age('1')}
     from bench_topic t join bench_text b on b.k = t.n % 9973 join bench_writer w on w.k = (t.n * 7 + 1) % ${writers}
       join forum_category c on c.order_num = 1 + t.n % 3`,
  );
  await withoutSearchIndex(bare, () =>
    bare.query(
      `insert into forum_post (id, topic_id, author_id, client_id, number, source, html, mentions, mentioned_ids, state,
         thanks, open_reports, version, created_at)
       select uuidv7(-${age('p.number')}), t.id, w.id, gen_random_uuid(), p.number, said.words, '<p>' || said.words || '</p>',
         '[]', '{}', 'shown', 0, 0, 0, now() - ${age('p.number')}
       from bench_topic t cross join generate_series(1, ${postsEach}) p (number)
         join bench_writer w on w.k = (t.n * 7 + p.number) % ${writers}
         join bench_text b on b.k = (t.n * 31 + p.number * 17) % 10000
         cross join lateral (select t.n * ${postsEach} + p.number as n) post
         cross join lateral (select b.words || ' term' || post.n % 50000 || case when post.n % 100 = 0 then ' heron' else '' end
           || case when post.n % 1000 = 1 then ' lantern' else '' end || case when post.n % 20000 = 2 then ' obsidian' else '' end
           || case when post.n % 3 = 0 then ' Who am I, if not the one who is here now, and what will be?' else '' end
           || case when post.n % 500 = 3 then ' Un rêve, 道の瞑想を始める' else '' end
           as words) said`,
    ),
  );
  await bare.query(
    `insert into forum_read_marker (user_id, topic_id, read_number, follows, has_written)
     select author_id, topic_id, ${postsEach}, number % 2 = 0, true from forum_post join bench_topic t on t.id = topic_id
     on conflict do nothing`,
  );
  await bare.query(
    `insert into forum_read_marker (user_id, topic_id, read_number, follows, has_written)
     select u.id, t.id, 5, t.n % 10 = 0, false from bench_topic t join users u on u.email = $1 where t.n <= ${read}`,
    [reader],
  );
  for (const table of ['forum_topic', 'forum_post', 'forum_read_marker', 'forum_profile'])
    await bare.query(`vacuum analyze ${table}`);
}

/** Drops the index before the inserts, because building the index afterwards is many times faster. */
async function withoutSearchIndex(bare: pg.Client, add: () => Promise<unknown>): Promise<void> {
  const { rows } = await bare.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'forum_post_words'`,
  );
  await bare.query('drop index forum_post_words');
  await add();
  await bare.query(`set maintenance_work_mem = '512MB'`);
  await bare.query(rows[0]?.indexdef ?? '');
}
