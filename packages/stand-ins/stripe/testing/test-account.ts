import type { TestContext } from 'node:test';
import type Stripe from 'stripe';
import { createStripeClient } from '../stripe-client.ts';
import { startStripe, type StripeOptions } from '../start-stripe.ts';
import { WebhookReceiver } from './receiver.ts';

export const TEST_WEBHOOK_SECRET = 'whsec_test';

export class TestAccount {
  readonly url: string;
  readonly stripe: Stripe;
  readonly receiver: WebhookReceiver;

  constructor(url: string, receiver: WebhookReceiver) {
    this.url = url;
    this.receiver = receiver;
    this.stripe = createStripeClient(url);
  }

  async price(interval: 'month' | 'year' = 'month'): Promise<Stripe.Price> {
    const product = await this.stripe.products.create({ name: 'Creator' });
    return this.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: interval === 'month' ? 2500 : 25_000,
      recurring: { interval },
    });
  }

  async session(
    given: { customer?: string; price?: Stripe.Price } = {},
  ): Promise<Stripe.Checkout.Session & { url: string }> {
    const customer = given.customer ?? (await this.stripe.customers.create({ email: 'amara@example.org' })).id;
    const price = given.price ?? (await this.price());
    const session = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://site.example/membership?success=true&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://site.example/membership?canceled=true',
      subscription_data: { metadata: { user_id: 'u1' } },
    });
    return { ...session, url: String(session.url) };
  }

  async subscriber(interval: 'month' | 'year' = 'month'): Promise<Stripe.Subscription> {
    const session = await this.session({ price: await this.price(interval) });
    await this.submitForm(`${session.url}/pay`);
    const { data } = await this.stripe.subscriptions.list({ customer: String(session.customer) });
    return data[0]!;
  }

  submitForm(url: string, fields: Record<string, string> = {}): Promise<Response> {
    return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  }

  async control(name: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}/_/${name}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
    return (await response.json()) as Record<string, unknown>;
  }

  async charges(): Promise<{ id: string; customer: string; invoice: string; amount: number; created: number }[]> {
    const { charges } = await this.control('ledger');
    return charges as Awaited<ReturnType<TestAccount['charges']>>;
  }
}

export async function openTestAccount(t: TestContext, options: Partial<StripeOptions> = {}): Promise<TestAccount> {
  const receiver = new WebhookReceiver();
  const url = await receiver.open();
  t.after(() => receiver.close());
  const running = await startStripe({ port: 0, webhook: { url, secret: TEST_WEBHOOK_SECRET }, ...options });
  t.after(() => running.close());
  return new TestAccount(running.url, receiver);
}
