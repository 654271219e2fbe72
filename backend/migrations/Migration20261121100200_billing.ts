import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100200_billing extends Migration {
  override up(): void {
    this.addSql(
      `create table "billing_account" ("id" text not null, "portal_configuration_id" text null, "events_seen_until" timestamptz null, "drift" int not null default 0, primary key ("id"));`,
    );
    this.addSql(
      `create table "billing_price" ("id" text not null, "lookup_key" text not null, "tier" text not null, "interval" text not null, "retired_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "billing_price_sold" on "billing_price" ("lookup_key") where "retired_at" is null;`,
    );
    this.addSql(
      `create table "billing_customer" ("user_id" uuid not null, "stripe_customer_id" text null, "failures" int not null, "sync_seq" int not null, "synced_at" timestamptz null, "created_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "billing_customer" add constraint "billing_customer_stripe_customer_id_unique" unique ("stripe_customer_id");`,
    );
    this.addSql(
      `create table "billing_checkout" ("id" uuid not null, "user_id" uuid not null, "price_id" text not null, "session_id" text null, "url" text null, "expires_at" timestamptz not null, "closed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "billing_checkout_open" on "billing_checkout" ("user_id") where "closed_at" is null;`,
    );
    this.addSql(
      `create table "billing_subscription" ("user_id" uuid not null, "stripe_subscription_id" text not null, "status" text not null, "tier" text not null, "interval" text not null, "period_end" timestamptz not null, "cancel_at_period_end" boolean not null, "past_due_since" timestamptz null, "grace_ended_at" timestamptz null, primary key ("user_id"));`,
    );
    this.addSql(
      `create index "billing_subscription_grace" on "billing_subscription" ("past_due_since") where "past_due_since" is not null and "grace_ended_at" is null;`,
    );
    this.addSql(
      `create table "stripe_event" ("id" text not null, "type" text not null, "created" timestamptz not null, "received_at" timestamptz not null, "payload" jsonb not null, primary key ("id"));`,
    );
  }
}
