import { expect, type APIRequestContext } from '@playwright/test';
import type { TestPerson } from './people.ts';
import { newConnection } from './stripe-stand-in.ts';

interface Plan {
  tier: string;
  priceIdMonthly: string;
}

export async function buyPlanByApi(request: APIRequestContext, person: TestPerson, tier: string): Promise<void> {
  await startPaymentByApi(request, person, tier);
  await expectMemberTier(request, person, tier);
}

export async function startPaymentByApi(request: APIRequestContext, person: TestPerson, tier: string): Promise<void> {
  const headers = await authHeaders(request, person);
  const data = { priceId: await fetchMonthlyPriceId(request, tier) };
  const opened = await request.post('/api/functions/create-checkout', { headers, data });
  await submitCheckoutForm(request, ((await opened.json()) as { url: string }).url);
}

export async function submitCheckoutForm(request: APIRequestContext, url: string): Promise<void> {
  const form = await request.get(url, { headers: newConnection });
  const action = /action="([^"]*\/pay)"/.exec(await form.text())?.[1] ?? '';
  await request.post(new URL(action, url).href, { headers: newConnection, maxRedirects: 0 });
}

export async function fetchMonthlyPriceId(request: APIRequestContext, tier: string): Promise<string> {
  const { items } = (await (await request.get('/api/plans')).json()) as { items: Plan[] };
  return items.find((plan) => plan.tier === tier)?.priceIdMonthly ?? '';
}

export async function expectMemberTier(request: APIRequestContext, person: TestPerson, tier: string): Promise<void> {
  const headers = await authHeaders(request, person);
  const tierNow = async () => {
    const response = await request.post('/api/functions/check-subscription', { headers, data: {} });
    return ((await response.json()) as { tier: string }).tier;
  };
  await expect.poll(tierNow, { message: `${person.email} to have ${tier}` }).toBe(tier);
}

async function authHeaders(
  request: APIRequestContext,
  { email, password }: TestPerson,
): Promise<{ authorization: string }> {
  const signedIn = await request.post('/api/auth/token?grant_type=password', { data: { email, password } });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
