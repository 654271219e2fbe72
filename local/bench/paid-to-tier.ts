/** How long a member waits from having paid to having the tier, through the doors a browser uses. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for each of `times` new members, sorted. */
export async function paidToTier(site: string, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; round < times; round += 1) waits.push(await oneMember(site));
  return waits.toSorted((one, other) => one - other);
}

async function oneMember(site: string): Promise<number> {
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
  await pay(checkout.url);
  const paid = performance.now();
  while (true) {
    const { tier } = await call<{ tier: string }>(`${site}/api/functions/check-subscription`, {}, token);
    if (tier === 'creator') return Math.round(performance.now() - paid);
    if (performance.now() - paid > 30_000) throw new Error('The tier was not written within 30 s.');
    await delay(10);
  }
}

/** Presses the button 'Pay' as a person would: by sending its form. */
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
