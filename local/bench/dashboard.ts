import pg from 'pg';
import { requestJson } from '../run/http-client.ts';
import { compareWithSql, measureProductAndSql } from './compare-with-sql.ts';
import type { BenchmarkFigure } from './figure.ts';
import { insertMembers } from './members.ts';

interface MeasuredDashboard {
  site: string;
  databaseUrl: string;
}

const rowsEach = 50;
const rounds = 400;

const bareReads = [
  `select tier, paid_tier, status, interval, amount_cents, period_end, cancel_at_period_end, past_due_since
   from billing_subscription where user_id = $1`,
  `select tier from membership_grant where user_id = $1 and ("until" is null or "until" > now())`,
  `select
     (select jsonb_agg(to_jsonb(o)) from (
       select m.id, m.slug, m.title, m.featured, m.visibility_tier, p.id as program_id, p.slug as program_slug,
         p.title as program_title, p.opens, p.is_members_only, l.id as lesson_id, l.slug as lesson_slug,
         l.title as lesson_title, l.duration_sec, l.visibility_tier as lesson_tier, l.is_open
       from modules m join programs p on p.id = m.program_id left join lessons l on l.module_id = m.id
       where $1::uuid is not null order by p.created_at, p.id, m.order_num, m.id, l.order_num, l.id) o),
     (select jsonb_agg(to_jsonb(d)) from (
       select id, title, duration_sec, visibility_tier, is_open from meditations) d)`,
  `select id, title, text, question, audio_url, is_sample from reflections
   where $1::uuid is not null and date = current_date`,
  `select
     (select jsonb_agg(to_jsonb(l)) from (
       select lesson_id, position_sec, position_played_at, started_at, done_at, seen_sec
       from lesson_progress where user_id = $1 order by position_played_at desc) l),
     (select to_jsonb(h) from (
       select meditation_id, position_sec, played_at
       from meditation_position where user_id = $1 order by played_at desc limit 1) h),
     (select jsonb_agg(to_jsonb(s)) from (
       select day, started_at, seconds from sit where user_id = $1 and started_at >= now() - interval '30 days') s),
     (select jsonb_agg(to_jsonb(e)) from (
       select written_at, zone, source_id from journal_entry
       where user_id = $1 and deleted_at is null and written_at >= now() - interval '30 days') e),
     (select not_kept from practice_tracking_consent where user_id = $1)`,
  `select e.slug, e.title, e.category, e.starts_at, e.ends_at, e.zone, e.recurrence, e.is_virtual, e.location,
     e.visibility_tier, (select jsonb_agg(to_jsonb(d)) from event_dates d where d.event_id = e.id)
   from events e where $1::uuid is not null and (e.recurrence is not null or e.ends_at > now()
     or exists (select from event_dates d where d.event_id = e.id))`,
];

export async function measureDashboardFigures({ site, databaseUrl }: MeasuredDashboard): Promise<BenchmarkFigure[]> {
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  try {
    await insertMembers(bare);
    await addProgress(bare);
    const { access_token: token, user } = await signIn(site);
    const ours = () => requestJson({ method: 'GET', url: `${site}/api/members/dashboard?zone=Africa/Lagos`, token });
    const sql = async () => {
      for (const [at, text] of bareReads.entries()) await bare.query({ name: `bare-${at}`, text, values: [user.id] });
    };
    await measureProductAndSql(rounds / 4, ours, sql);
    return [compareWithSql('dashboard among 5,000,000 rows', await measureProductAndSql(rounds, ours, sql))];
  } finally {
    await bare.end();
  }
}

async function addProgress(bare: pg.Client): Promise<void> {
  await bare.query(
    `with lesson as (
       select id from (select id from lessons union all select gen_random_uuid() from generate_series(1, ${rowsEach})) any_of
       limit ${rowsEach})
     insert into lesson_progress
       (user_id, lesson_id, position_sec, position_played_at, watched, seen_sec, started_at, done_at)
     select u.id, l.id, 60, now() - random() * interval '300 days', '{[0,60)}', 60, now() - interval '300 days',
       case when random() < 0.5 then now() end
     from users u cross join lesson l on conflict do nothing`,
  );
  await bare.query('vacuum analyze lesson_progress');
}

function signIn(site: string): Promise<{ access_token: string; user: { id: string } }> {
  return requestJson({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email: 'creator@example.org', password: 'demo-password' },
  });
}
