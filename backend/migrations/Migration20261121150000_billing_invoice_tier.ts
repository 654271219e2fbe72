import { Migration } from '@mikro-orm/migrations';

/** Adds the tier of an invoice. Existing invoices get it at the next sync of their customer with Stripe. */
export class Migration20261121150000_billing_invoice_tier extends Migration {
  override up(): void {
    this.addSql(`alter table "billing_invoice" add column "tier" text null;`);
  }
}
