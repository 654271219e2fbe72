import { Migration } from '@mikro-orm/migrations';

/** Adds amounts, pending changes, invoices and history to subscriptions, and the result of each Stripe event. */
export class Migration20261121120000_billing_truth extends Migration {
  override up(): void {
    this.addSql(`alter table "billing_account" drop column "drift", add column "compared_at" timestamptz null;`);

    this.addSql(`alter table "billing_price" add column "amount_cents" int null;`);
    this.addSql(
      `update "billing_price" set "amount_cents" = case "tier" when 'seeker' then 1000 when 'creator' then 2500 else 5000 end * case "interval" when 'annual' then 10 else 1 end;`,
    );
    this.addSql(`alter table "billing_price" alter column "amount_cents" set not null;`);

    this.addSql(
      `alter table "billing_subscription" add column "price_id" text null, add column "amount_cents" int null, add column "started_at" timestamptz null, add column "stripe_schedule_id" text null, add column "pending_price_id" text null, add column "pending_tier" text null, add column "pending_interval" text null, add column "pending_amount_cents" int null, add column "pending_at" timestamptz null, add column "as_read" text null;`,
    );
    // Sets approximate values, which are valid until the next sync reads every subscription from Stripe again.
    this.addSql(
      `update "billing_subscription" s set "price_id" = p."id", "amount_cents" = p."amount_cents" from "billing_price" p where p."tier" = s."tier" and p."interval" = s."interval" and p."retired_at" is null;`,
    );
    this.addSql(
      `update "billing_subscription" set "price_id" = coalesce("price_id", ''), "amount_cents" = coalesce("amount_cents", 0), "started_at" = now(), "as_read" = '';`,
    );
    this.addSql(
      `alter table "billing_subscription" alter column "price_id" set not null, alter column "amount_cents" set not null, alter column "started_at" set not null, alter column "as_read" set not null;`,
    );

    this.addSql(
      `create table "billing_invoice" ("id" text not null, "user_id" uuid not null, "stripe_subscription_id" text null, "number" text null, "status" text not null, "amount_due" int not null, "amount_paid" int not null, "amount_refunded" int not null, "currency" text not null, "reason" text null, "description" text not null, "created_at" timestamptz not null, "paid_at" timestamptz null, "attempts" int not null, "failed_at" timestamptz null, "period_start" timestamptz not null, "period_end" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "billing_invoice_user_id_created_at_index" on "billing_invoice" ("user_id", "created_at");`,
    );
    this.addSql(
      `create index "billing_invoice_failed" on "billing_invoice" ("failed_at", "id") where "failed_at" is not null and "status" = 'open';`,
    );

    this.addSql(
      `create table "billing_span" ("id" uuid not null, "stripe_subscription_id" text not null, "started_at" timestamptz not null, "user_id" uuid null, "price_id" text not null, "tier" text not null, "interval" text not null, "monthly_cents" int not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "billing_span" add constraint "billing_span_stripe_subscription_id_started_at_unique" unique ("stripe_subscription_id", "started_at");`,
    );
    this.addSql(`create index "billing_span_user_id_index" on "billing_span" ("user_id");`);
    this.addSql(`create index "billing_span_ended_at_index" on "billing_span" ("ended_at");`);

    this.addSql(
      `create table "billing_drift" ("id" uuid not null, "stripe_customer_id" text not null, "user_id" uuid null, "cause" text not null, "found" text not null, "was" text not null, "at" timestamptz not null, "repaired_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "billing_drift_user_id_index" on "billing_drift" ("user_id");`);
    this.addSql(
      `create unique index "billing_drift_open" on "billing_drift" ("stripe_customer_id") where "repaired_at" is null;`,
    );

    this.addSql(`alter table "stripe_event" add column "processed_at" timestamptz null, add column "fault" text null;`);
    this.addSql(`update "stripe_event" set "processed_at" = "received_at";`);
    this.addSql(`create index "stripe_event_received_at_id_index" on "stripe_event" ("received_at", "id");`);
    this.addSql(
      `create index "stripe_event_open" on "stripe_event" ("received_at", "id") where "processed_at" is null;`,
    );
  }
}
