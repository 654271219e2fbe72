import type { Member, World } from '../world.ts';

export interface BillingOverview {
  readonly subscribed: boolean;
  readonly tier: string;
  readonly interval: string | null;
  readonly subscription_end: string | null;
}

interface Charge {
  readonly customer: string;
  readonly amount: number;
}

export class Buyer {
  private constructor(
    private readonly world: World,
    readonly member: Member,
  ) {}

  static async signUp(world: World): Promise<Buyer> {
    return new Buyer(world, await world.member());
  }

  async priceId(lookupKey: string): Promise<string> {
    const [tier, interval] = lookupKey.split('_');
    const { body } = await this.world.get<{ items: { tier: string; priceIdMonthly: string; priceIdAnnual: string }[] }>(
      '/api/plans',
    );
    const plan = body.items.find((one) => one.tier === tier);
    return (interval === 'annual' ? plan?.priceIdAnnual : plan?.priceIdMonthly) ?? '';
  }

  async startCheckout(lookupKey: string) {
    const priceId = await this.priceId(lookupKey);
    const path = '/api/functions/create-checkout';
    return this.world.as(this.member).post<{ url: string; code: string; manageUrl: string }>(path, { priceId });
  }

  async submit(pageUrl: string, button: string, form: Record<string, string> = {}): Promise<string> {
    const body = new URLSearchParams(form);
    const response = await fetch(`${pageUrl}/${button}`, { method: 'POST', redirect: 'manual', body });
    return response.headers.get('location') ?? '';
  }

  async pay(lookupKey: string): Promise<string> {
    const { body } = await this.startCheckout(lookupKey);
    return this.submit(body.url, 'pay');
  }

  async portal(): Promise<string> {
    const { body } = await this.world.as(this.member).post<{ url: string }>('/api/functions/customer-portal');
    return body.url;
  }

  async checkSubscription(): Promise<BillingOverview> {
    return (await this.world.as(this.member).post<BillingOverview>('/api/functions/check-subscription')).body;
  }

  async charges(): Promise<Charge[]> {
    const [row] = await this.world.sql<{ stripe_customer_id: string }>(
      'select stripe_customer_id from billing_customer where user_id = $1',
      [this.member.id],
    );
    const response = await fetch(`${this.world.stripe.url}/_/ledger`);
    const { charges } = (await response.json()) as { charges: Charge[] };
    return charges.filter(({ customer }) => customer === row?.stripe_customer_id);
  }
}

export async function callPaymentStandIn(
  world: World,
  endpoint: 'webhooks' | 'faults' | 'clock' | 'refunds' | 'disputes' | 'retries',
  body: object,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${world.stripe.url}/_/${endpoint}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`The stand-in's ${endpoint} responded ${response.status}: ${await response.text()}`);
}
