import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

const LONGEST_MS = 30_000;

export interface TierDelays {
  written: number[];
  pushed: number[];
}

export async function measureTierDelays(site: string, times: number): Promise<TierDelays> {
  const waits: TierDelays = { written: [], pushed: [] };
  for (let round = 0; round < times; round += 1) {
    const { written, pushed } = await measureMember(site);
    waits.written.push(written);
    waits.pushed.push(pushed);
  }
  for (const list of Object.values(waits)) list.sort((one: number, other: number) => one - other);
  return waits;
}

async function measureMember(site: string): Promise<{ written: number; pushed: number }> {
  const email = `bench-${randomUUID()}@example.org`;
  const data = { first_name: 'Bench', last_name: 'Member' };
  const session = await call<{ access_token: string }>(`${site}/api/auth/signup`, {
    email,
    password: randomUUID(),
    data,
  });
  const token = session.access_token;
  const { items } = await call<{ items: { tier: string; priceIdMonthly: string }[] }>(`${site}/api/plans`);
  const priceId = items.find(({ tier }) => tier === 'creator')?.priceIdMonthly;
  const checkout = await call<{ url: string }>(`${site}/api/functions/create-checkout`, { priceId }, token);
  const page = await openPage(site, token);
  try {
    await pay(checkout.url);
    const paid = performance.now();
    const since = () => Math.round(performance.now() - paid);
    const pushed = waitForTierEvent(page).then(since);
    return { written: await waitForTier(site, token).then(since), pushed: await pushed };
  } finally {
    page.close();
  }
}

async function openPage(site: string, token: string): Promise<Socket> {
  const page = io(site, { path: '/api/live', addTrailingSlash: false, transports: ['websocket'], auth: { token } });
  await new Promise<void>((resolve, reject) => {
    page.once('connect', resolve);
    page.once('connect_error', reject);
  });
  return page;
}

function waitForTierEvent(page: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    page.on('entitlement', ({ tier }: { tier: string }) => tier === 'creator' && resolve());
    setTimeout(reject, LONGEST_MS, new Error('The open page was not notified within 30 s.')).unref();
  });
}

async function waitForTier(site: string, token: string): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (true) {
    const { tier } = await call<{ tier: string }>(`${site}/api/functions/check-subscription`, {}, token);
    if (tier === 'creator') return;
    if (performance.now() > until) throw new Error('The tier was not written within 30 s.');
    await delay(10);
  }
}

async function pay(checkout: string): Promise<void> {
  const page = await (await fetch(checkout)).text();
  const action = /action="([^"]*\/pay)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`There is no button to pay on ${checkout}.`);
  const answer = await fetch(new URL(action, checkout), { method: 'POST', redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The payment was answered with ${answer.status}.`);
}

async function call<T>(url: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
