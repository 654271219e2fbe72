import type { ApiResponse } from '../http.ts';
import type { World } from '../world.ts';
import { Buyer } from './buyer.ts';

export interface Membership {
  readonly tier: string;
  readonly state: string;
  readonly grantTier: string | null;
  readonly subscription: {
    readonly tier: string;
    readonly interval: string;
    readonly amountCents: number;
    readonly periodEnd: string;
    readonly cancelAtPeriodEnd: boolean;
    readonly pastDueSince: string | null;
    readonly graceEndsAt: string | null;
  } | null;
  readonly pending: {
    readonly tier: string;
    readonly interval: string;
    readonly amountCents: number;
    readonly startsAt: string;
    readonly opens: string[];
    readonly closes: string[];
  } | null;
  readonly refund: { readonly amountCents: number; readonly until: string; readonly endsAt: string | null } | null;
  readonly refunded: { readonly amountCents: number; readonly refundedAt: string } | null;
  readonly code: string;
}

export class Payer {
  private constructor(
    private readonly world: World,
    readonly buyer: Buyer,
  ) {}

  static async create(world: World, lookupKey: string): Promise<Payer> {
    const buyer = await Buyer.signUp(world);
    await buyer.pay(lookupKey);
    await world.settle();
    return new Payer(world, buyer);
  }

  async membership(): Promise<Membership> {
    return (await this.world.as(this.buyer.member).get<Membership>('/api/account/membership')).body;
  }

  async send<Body = Membership>(command: string, lookupKey?: string): Promise<ApiResponse<Body>> {
    const input = lookupKey ? { priceId: await this.buyer.priceId(lookupKey) } : {};
    return this.world.as(this.buyer.member).post<Body>(`/api/account/membership/${command}`, input);
  }

  async emailSubjects(): Promise<string[]> {
    const mails = await this.world.mail.sentTo(this.buyer.member.email);
    return mails.filter(({ text }) => text.includes('/account/membership')).map(({ subject }) => subject);
  }

  async lastEmailText(): Promise<string> {
    const mails = await this.world.mail.sentTo(this.buyer.member.email);
    return (mails.at(-1)?.text ?? '').replace(/\s+/g, ' ');
  }

  async auditActions(): Promise<string[]> {
    const rows = await this.world.sql<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action like 'billing.%' order by seq`,
      [this.buyer.member.id],
    );
    return rows.map(({ action }) => action);
  }

  async refunds(): Promise<number[]> {
    const [row] = await this.world.sql<{ stripe_customer_id: string }>(
      'select stripe_customer_id from billing_customer where user_id = $1',
      [this.buyer.member.id],
    );
    const answer = await fetch(`${this.world.stripe.url}/_/ledger`);
    const { refunds } = (await answer.json()) as { refunds: { customer: string; amount: number }[] };
    return refunds.filter(({ customer }) => customer === row?.stripe_customer_id).map(({ amount }) => amount);
  }
}
