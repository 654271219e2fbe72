import type pg from 'pg';
import { insertTopics } from './forum-rows.ts';
import { insertMembers } from './members.ts';

const membersPerTopic = 5;
const membersPerLesson = 200;
const progressEach = 10;
const sitsEach = 5;

/** Adds rows until there are `members` members, and in proportion the rows of all other tables that grow. */
export async function growDatabase(
  bare: pg.Client,
  members: number,
  { from, reader }: { from: number; reader: string },
) {
  const first = from + 1;
  const numbers = `generate_series(${first}, ${members}) n`;
  await insertMembers(bare, { first, last: members });
  const tables: Record<string, string> = {
    email_subscriber: `(id, email, first_name, subscribed_at, confirmed_at, reflections)
      select gen_random_uuid(), 'reader.' || n || '@bench-list.example.org', 'Reader', now() - n * interval '9 minutes', now(), 'none'
      from ${numbers}`,
    membership_grant: `(user_id, tier, granted_at)
      select id, 'seeker', now() from users where email like '%@bench-%7.example.org' on conflict do nothing`,
    inquiry: `(id, reference, kind, name, email, answers, status, received_at, due_at)
      select gen_random_uuid(), 'BENCH-' || n, 'contact', 'Person ' || n, 'person.' || n || '@bench-inbox.example.org',
        '{"message":"May I visit in spring?"}', 'closed', now() - n * interval '1 hour', now()
      from ${numbers} where n % 10 = 0`,
    sit: `(id, user_id, client_id, kind, started_at, seconds, zone, day)
      select gen_random_uuid(), u.id, gen_random_uuid(), 'silent', now() - d * interval '20 hours', 900, 'Etc/UTC',
        current_date - d
      from users u cross join generate_series(1, ${sitsEach}) d
      where not exists (select from sit s where s.user_id = u.id and s.seconds = 900)`,
    lesson_progress: `(user_id, lesson_id, position_sec, position_played_at, watched, seen_sec, started_at)
      select u.id, ('00000000-0000-4000-8000-' || to_char(l, 'FM000000000000'))::uuid, 60, now() - l * interval '9 days',
        '{[0,60)}', 60, now() - interval '300 days'
      from users u cross join generate_series(1, ${progressEach}) l on conflict do nothing`,
    notification: `(id, user_id, kind, key, title, text, path, at, is_shown, read_at)
      select uuidv7(-(n * interval '1 minute')), u.id, 'reply', 'bench:' || n, 'A reply', 'A reply', '/forum', now(), true, now()
      from users u cross join generate_series(1, 2) n on conflict do nothing`,
    email_message: `(id, kind, dedupe_key, recipient, first_name, state, created_at, sent_at)
      select gen_random_uuid(), 'reflection', 'bench:' || n || ':' || part, 'reader.' || n || '@bench-list.example.org', 'Reader',
        'delivered', now() - n % 1000 * interval '90 minutes', now() - n % 1000 * interval '90 minutes'
      from ${numbers} cross join generate_series(1, 2) part`,
    outbox: `(id, type, payload, created_at, relayed_at, done_at)
      select uuidv7(-(n * interval '1 minute')), 'bench.happened', '{}', now(), now(), now()
      from ${numbers} cross join generate_series(1, 2) part`,
    lessons: `(id, module_id, title, slug, order_num)
      select gen_random_uuid(), (select id from modules order by id limit 1), 'Growing lesson ' || n, 'growing-lesson-' || n, n
      from ${numbers} where n % ${membersPerLesson} = 0`,
  };
  for (const [table, rows] of Object.entries(tables)) {
    await bare.query(`insert into ${table} ${rows}`);
    await bare.query(`vacuum analyze ${table}`);
  }
  await insertTopics(bare, reader, {
    first: from / membersPerTopic + 1,
    last: members / membersPerTopic,
  });
}
