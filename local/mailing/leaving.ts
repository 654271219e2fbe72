import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '../run/http-client.ts';
import type { SeededRandom } from '../faults/seeded-random.ts';
import type { PlannedPerson } from './people.ts';
import type { MailingProduct } from './product.ts';
import { suppressEmail } from './seed.ts';

export interface LeavingTimes {
  unsubscribedAt: Map<string, number>;
  suppressedAt: Map<string, number>;
}

export async function unsubscribeAndSuppress(
  product: MailingProduct,
  token: string,
  { people, chance, withinMs }: { people: readonly PlannedPerson[]; chance: SeededRandom; withinMs: number },
): Promise<LeavingTimes> {
  await waitUntilFrozen(product);
  const times: LeavingTimes = { unsubscribedAt: new Map(), suppressedAt: new Map() };
  const leaving = people
    .filter(({ meanwhile }) => meanwhile !== undefined)
    .map((person) => ({ person, at: Date.now() + chance.between(0, withinMs) }))
    .toSorted((one, other) => one.at - other.at);
  for (const { person, at } of leaving) {
    await delay(Math.max(0, at - Date.now()));
    if (person.meanwhile === 'suppressed') {
      await suppressEmail(product, person.email);
      times.suppressedAt.set(person.email, Date.now());
    } else if (await unsubscribe(product, token, person.id)) times.unsubscribedAt.set(person.email, Date.now());
  }
  return times;
}

async function waitUntilFrozen({ query }: MailingProduct): Promise<void> {
  for (let attempt = 1; attempt <= 600; attempt += 1) {
    const open = await query(`select 1 from email_campaign where status in ('scheduled', 'freezing')`);
    if (open.length === 0) return;
    await delay(100);
  }
}

async function unsubscribe({ url }: MailingProduct, token: string, id: string): Promise<boolean> {
  for (let attempt = 1; attempt <= 60; attempt += 1) {
    const request = { method: 'POST' as const, url: `${url}/api/admin/subscribers/${id}/unsubscribe`, token, body: {} };
    const response = await sendRequest(request).catch(() => undefined);
    if (response && response.status < 300) return true;
    if (response && response.status < 500)
      throw new Error(`Unsubscribing returned ${response.status}: ${response.text}`);
    await delay(1000);
  }
  return false;
}
