import { Migration } from '@mikro-orm/migrations';

/** Adds the customer to Stripe events, also to events that contain only the charge. */
export class Migration20261121150100_billing_event_customer extends Migration {
  override up(): void {
    this.addSql(`alter table "stripe_event" add column "stripe_customer_id" text null;`);
    this.addSql(
      `update "stripe_event" set "stripe_customer_id" = coalesce("payload"->'data'->'object'->>'customer', case when "payload"->'data'->'object'->>'object' = 'customer' then "payload"->'data'->'object'->>'id' end);`,
    );
    this.addSql(`create index "stripe_event_stripe_customer_id_index" on "stripe_event" ("stripe_customer_id");`);
  }
}
