import type Stripe from 'stripe';
import type { RetryingDatabase } from '../retrying-database.ts';

export interface SiteConnection {
  url: string;
  stripeUrl: string;
  stripe: Stripe;
  webhookSecret: string;
  database: RetryingDatabase;
}

export async function submitPageForm(url: string, fields: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  await answer.body?.cancel();
  return answer.status === 303;
}
