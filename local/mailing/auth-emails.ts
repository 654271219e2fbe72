import { setTimeout as delay } from 'node:timers/promises';
import { requestJson, sendRequest } from '../run/http-client.ts';
import type { MailingProduct } from './product.ts';

const everyMs = 500;
const arrivalMs = 60_000;

export interface AuthEmailResult {
  requested: number;
  p50Ms: number;
  p95Ms: number;
  /** Accounts that got no email or more than one. */
  wrong: string[];
}

export async function requestAuthEmails(
  { url, mailboxUrl }: MailingProduct,
  accounts: readonly string[],
  isOver: () => boolean,
): Promise<AuthEmailResult> {
  const requests: { email: string; at: number }[] = [];
  for (const email of accounts) {
    if (isOver()) break;
    const at = Date.now();
    const response = await sendRequest({ method: 'POST', url: `${url}/api/auth/recover`, body: { email } }).catch(
      () => undefined,
    );
    // A failed request, for example during a restart of PostgreSQL, promises no email.
    if (response?.status === 200) requests.push({ email, at });
    await delay(Math.max(0, everyMs - (Date.now() - at)));
  }
  const until = Date.now() + arrivalMs;
  const found = [];
  for (const { email, at } of requests) found.push({ email, at, dates: await readDates(mailboxUrl, email, until) });
  const waits = found.map(({ at, dates: [first] }) => (first === undefined ? Infinity : first - at));
  waits.sort((one, other) => one - other);
  return {
    requested: requests.length,
    p50Ms: findQuantile(waits, 0.5),
    p95Ms: findQuantile(waits, 0.95),
    wrong: found.filter(({ dates }) => dates.length !== 1).map(({ email }) => email),
  };
}

export const findQuantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;

async function readDates(mailboxUrl: string, email: string, until: number): Promise<number[]> {
  for (;;) {
    const url = `${mailboxUrl}/emails?to=${encodeURIComponent(email)}`;
    const { data } = await requestJson<{ data: { created_at: string }[] }>({ method: 'GET', url });
    if (data.length > 0 || Date.now() > until) return data.map(({ created_at }) => Date.parse(created_at));
    await delay(everyMs);
  }
}
