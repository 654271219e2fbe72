import { Migration } from '@mikro-orm/migrations';

/** Adds withdrawals: a buyer withdraws from a purchase with a form that contains the invoice number. */
export class Migration20261125180100_withdrawals extends Migration {
  override up(): void {
    this.addSql(`alter table "inquiry" drop constraint "inquiry_kind_check";`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_kind_check" check ("kind" in ('partner', 'volunteer', 'contact', 'mentoring', 'withdrawal'));`,
    );
    this.addSql(`create index "billing_invoice_number_index" on "billing_invoice" ("number");`);
  }
}
