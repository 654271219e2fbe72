import { Migration } from '@mikro-orm/migrations';

/** What an invoice is for. Those that are there get it when their customer is read again. */
export class Migration20261121150000_billing_invoice_tier extends Migration {
  override up(): void {
    this.addSql(`alter table "billing_invoice" add column "tier" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "billing_invoice" drop column "tier";`);
  }
}
