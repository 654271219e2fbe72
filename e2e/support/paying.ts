import { expect, type APIRequestContext } from '@playwright/test';
import type { Person } from './people.ts';

interface Plan {
  tier: string;
  priceIdMonthly: string;
}

/** Somebody pays for a plan by the month, without any page; answers when the plan is theirs. */
export async function buy(request: APIRequestContext, { email, password }: Person, tier: string): Promise<void> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: { email, password } });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { items } = (await (await request.get('/api/plans')).json()) as { items: Plan[] };
  const priceId = items.find((plan) => plan.tier === tier)?.priceIdMonthly;
  const opened = await request.post('/api/functions/create-checkout', { headers, data: { priceId } });
  const { url } = (await opened.json()) as { url: string };
  const action = /action="([^"]*\/pay)"/.exec(await (await request.get(url)).text())?.[1] ?? '';
  await request.post(new URL(action, url).href, { maxRedirects: 0 });
  const tierNow = async () => {
    const standing = await request.post('/api/functions/check-subscription', { headers, data: {} });
    return ((await standing.json()) as { tier: string }).tier;
  };
  await expect.poll(tierNow, { message: `${email} to have ${tier}`, timeout: 30_000 }).toBe(tier);
}
