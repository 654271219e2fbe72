import { expect, type APIRequestContext } from '@playwright/test';
import { fetchMonthlyPriceId, submitCheckoutForm } from './payment-api.ts';
import { fetchUserIdByEmail } from './people.ts';
import { stripeApiHeaders, stripeUrl } from './stripe-stand-in.ts';

export async function buyPlanAsUnlinkedCustomer(request: APIRequestContext, tier: string): Promise<string> {
  const { id: customer } = await callStripe(request, 'customers', { email: 'by.hand@example.org' });
  const session = await callStripe(request, 'checkout/sessions', {
    mode: 'subscription',
    customer,
    'line_items[0][price]': await fetchMonthlyPriceId(request, tier),
    'line_items[0][quantity]': '1',
    success_url: 'http://localhost/back',
  });
  await submitCheckoutForm(request, session.url);
  return customer;
}

export async function linkStripeCustomer(request: APIRequestContext, customer: string, email: string): Promise<void> {
  await callStripe(request, `customers/${customer}`, { 'metadata[user_id]': await fetchUserIdByEmail(request, email) });
}

async function callStripe(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<{ id: string; url: string }> {
  const answer = await request.post(`${stripeUrl}/v1/${path}`, { headers: stripeApiHeaders, form });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; url: string };
}
