import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { requestJson, sendRequest } from '../run/http-client.ts';
import type { BenchmarkFigure } from './figure.ts';
import { computeMedian } from './load.ts';
import { measureMemoryInMb } from './memory.ts';

interface MeasuredPages {
  site: string;
  databaseUrl: string;
  pid: number;
}

const people = 100;
const pagesEach = 10;
const replies = 5;
const connectMs = 3_000;

export async function measureLivePageFigures({ site, databaseUrl, pid }: MeasuredPages): Promise<BenchmarkFigure[]> {
  const before = measureMemoryInMb([pid]) ?? 0;
  const tokens = await signUpSeekers(site, databaseUrl);
  const token = tokens[0] ?? '';
  const { items } = await requestJson<{ items: { id: string; slug: string; isLocked: boolean }[] }>({
    ...{ method: 'GET', token },
    url: `${site}/api/forum/topics?category=general`,
  });
  const topic = items.find(({ isLocked }) => !isLocked);
  if (!topic) throw new Error('The forum has no topic to write in.');
  const pages: Socket[] = [];
  for (const of of tokens)
    pages.push(...(await Promise.all(Array.from({ length: pagesEach }, () => openPage(site, of, topic.id)))));
  try {
    await delay(connectMs);
    const after = measureMemoryInMb([pid]) ?? 0;
    const waits: number[] = [];
    for (let round = 0; round < replies; round += 1) waits.push(await replyToAll(site, token, topic, pages));
    return [
      {
        name: `${pages.length} open pages, memory of one process`,
        value: `${after - before} MB more`,
        bound: 'at most 100 MB',
      },
      {
        name: 'a reply on the last of them',
        value: `${computeMedian(waits).toFixed(0)} ms (slowest of ${replies}: ${Math.max(...waits).toFixed(0)} ms)`,
        bound: 'at most 1000 ms',
      },
    ];
  } finally {
    pages.forEach((page) => page.close());
  }
}

async function replyToAll(
  site: string,
  token: string,
  { id, slug }: { id: string; slug: string },
  pages: Socket[],
): Promise<number> {
  const received = Promise.all(pages.map((page) => new Promise((resolve) => page.once(`forum-topic:${id}`, resolve))));
  const begun = performance.now();
  const body = { text: 'A reply that is measured.', clientId: randomUUID() };
  const { status, text } = await sendRequest({
    method: 'POST',
    url: `${site}/api/forum/topics/${slug}/posts`,
    token,
    body,
  });
  if (status >= 300) throw new Error(`The reply was answered with ${status}: ${text}`);
  await received;
  return performance.now() - begun;
}

async function openPage(site: string, token: string, topic: string): Promise<Socket> {
  const page = io(site, {
    ...{ path: '/api/live', addTrailingSlash: false, transports: ['websocket'], forceNew: true },
    auth: { token },
  });
  await new Promise<void>((resolve, reject) => {
    page.once('connect', resolve);
    page.once('connect_error', reject);
  });
  page.emit('subscribe', `forum-topic:${topic}`);
  return page;
}

async function signUpSeekers(site: string, databaseUrl: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 0; number < people; number += 1) {
    const { access_token: token } = await requestJson<{ access_token: string }>({
      ...{ method: 'POST', url: `${site}/api/auth/signup` },
      body: {
        ...{ email: `bench-${randomUUID()}@example.org`, password: randomUUID() },
        data: { first_name: 'Bench', last_name: 'Member' },
      },
    });
    tokens.push(token);
  }
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  await bare.query(`insert into membership_grant (user_id, tier, granted_at) select id, 'seeker', now() from users
    where email like 'bench-%@example.org' on conflict do nothing`);
  await bare.end();
  return tokens;
}
