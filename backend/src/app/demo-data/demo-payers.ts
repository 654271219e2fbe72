import { Injectable } from '@nestjs/common';
import { ListPlans, StartCheckout, SyncCustomer } from '#modules/billing/index.ts';
import { Database } from '#platform/database/database.ts';

const payerCount = 40;
const maxConcurrentPayments = 4;

interface Payer {
  readonly id: string;
}

@Injectable()
export class DemoPayerSeeder {
  constructor(
    private readonly database: Database,
    private readonly listPlans: ListPlans,
    private readonly startCheckout: StartCheckout,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async seed(): Promise<string> {
    const { items } = await this.listPlans.list();
    const priceIds = items.flatMap(({ priceIdMonthly, priceIdAnnual }) => [priceIdAnnual, priceIdMonthly]);
    const payers = await this.withoutSubscription();
    const queue = payers.entries();
    const line = async () => {
      for (const [at, { id }] of queue) await this.pay(id, priceIds[at % priceIds.length] ?? '');
    };
    await Promise.all(Array.from({ length: maxConcurrentPayments }, line));
    return `${payerCount} members pay`;
  }

  private withoutSubscription(): Promise<Payer[]> {
    return this.database.sql<Payer>(
      `select u.id from (select id, email from users where email like 'member-%@example.org' order by email limit ?) u
       where not exists (select 1 from billing_subscription s where s.user_id = u.id) order by u.email`,
      [payerCount],
    );
  }

  private async pay(userId: string, priceId: string): Promise<void> {
    const { url } = await this.startCheckout.start({ userId, priceId });
    const paid = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
    if (paid.status >= 400) throw new Error(`The payment stand-in answered ${paid.status}`);
    await this.syncCustomer.sync({ userId });
  }
}
