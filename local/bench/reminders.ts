import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { requestJson, sendRequest } from '../run/http-client.ts';
import type { BenchmarkFigure } from './figure.ts';
import { insertMembers } from './members.ts';

interface RemindedProduct {
  site: string;
  databaseUrl: string;
  dataDir: string;
}

const people = 10_000;
const aheadMs = 20_000;
const longestMs = 180_000;
const dayMs = 86_400_000;

export async function measureReminderFigures({
  site,
  databaseUrl,
  dataDir,
}: RemindedProduct): Promise<BenchmarkFigure[]> {
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  try {
    await insertMembers(bare);
    const dueAt = new Date(Date.now() + aheadMs);
    const eventId = await addEvent(site, new Date(dueAt.getTime() + dayMs));
    await bare.query(
      `insert into rsvp (id, user_id, event_id, known_as, state, answered_at)
       select gen_random_uuid(), id, $1, null, 'coming', now() - interval '1 hour' from users
       where email like '%@bench-%' order by id limit ${people}`,
      [eventId],
    );
    const doneAt = await remindAll(bare, eventId, dataDir);
    const { rows } = await bare.query<{ stored: number; people: number }>(
      `select count(*)::int as stored, count(distinct user_id)::int as people from email_message where facts->>'eventId' = $1`,
      [eventId],
    );
    const { stored = 0, people: reminded = 0 } = rows[0] ?? {};
    return [
      {
        name: 'reminders stored and enqueued, two workers killed',
        value: `${((doneAt - dueAt.getTime()) / 1000).toFixed(1)} s, ${stored} for ${reminded} people`,
        bound: `at most 60 s, ${people} for ${people}`,
      },
    ];
  } finally {
    await bare.end();
  }
}

async function remindAll(bare: pg.Client, eventId: string, dataDir: string): Promise<number> {
  const killAt = [people / 5, (people * 3) / 5];
  for (const until = Date.now() + longestMs; Date.now() < until; await delay(100)) {
    const { rows } = await bare.query<{ stored: number; waiting: number }>(
      `select (select count(*)::int from email_message where facts->>'eventId' = $1) as stored,
         (select count(*)::int from outbox where relayed_at is null) as waiting`,
      [eventId],
    );
    const { stored = 0, waiting = 0 } = rows[0] ?? {};
    if (killAt.length > 0 && stored >= (killAt[0] ?? 0)) {
      killAt.shift();
      process.kill(readWorkerPid(dataDir), 'SIGKILL');
    }
    if (stored >= people && waiting === 0) return Date.now();
  }
  throw new Error('Not all reminders were stored in three minutes.');
}

function readWorkerPid(dataDir: string): number {
  const { parts } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    parts: { worker: { pid: number } };
  };
  return parts.worker.pid;
}

async function addEvent(site: string, startsAt: Date): Promise<string> {
  const { access_token: token } = await requestJson<{ access_token: string }>({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email: 'admin@example.org', password: 'demo-password' },
  });
  const body = {
    ...{
      title: 'A circle for the bench',
      slug: 'circle-for-the-bench',
      category: 'circle',
      zone: 'Etc/UTC',
      visibilityTier: 'free',
    },
    ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString() },
  };
  const { status, text } = await sendRequest({ method: 'POST', url: `${site}/api/admin/events`, token, body });
  if (status !== 201) throw new Error(`The event was answered with ${status}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}
