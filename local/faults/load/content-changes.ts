import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { requestJson } from '../../run/http-client.ts';
import type { Load } from './load.ts';

const pollMs = 100;
const giveUpMs = 60_000;

const limitMs = 5000;

export interface ContentChange {
  /** Milliseconds until the API and the page of the last process showed the change. */
  tookMs: number;
  limitMs: number;
}

export async function measureContentChanges(
  load: Load,
  urls: readonly string[],
  times: number,
): Promise<ContentChange[]> {
  const { client, people, site } = load;
  const list = { method: 'GET' as const, url: `${site.url}/api/programs` };
  const { items } = await requestJson<{ items: { id: string }[] }>(list);
  const [program] = items;
  if (!program) throw new Error('The demo data have no program.');
  const measured: ContentChange[] = [];
  for (let time = 0; time < times; time += 1) {
    const title = `Program ${randomUUID()}`;
    const path = `/api/admin/programs/${program.id}`;
    await client.send({ method: 'PATCH', path, token: people.adminToken, body: { title } });
    const changedAt = performance.now();
    const before = scaleForLoad(limitMs);
    const shown = urls.flatMap((url) =>
      ['/api/programs', '/programs'].map((page) => waitUntilShown(url + page, title)),
    );
    await Promise.all(shown);
    const tookMs = Math.round(performance.now() - changedAt);
    measured.push({ tookMs, limitMs: Math.round(Math.max(before, scaleForLoad(limitMs))) });
  }
  return measured;
}

async function waitUntilShown(url: string, text: string): Promise<void> {
  for (const until = performance.now() + giveUpMs; performance.now() < until; await delay(pollMs)) {
    const shown = await fetch(url).then((response) => response.text());
    if (shown.includes(text)) return;
  }
}
