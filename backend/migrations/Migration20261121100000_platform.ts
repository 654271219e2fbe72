import { Migration } from '@mikro-orm/migrations';

/** Creates the outbox, the trigger that notifies the relay of new rows, and the table of rate limits. */
export class Migration20261121100000_platform extends Migration {
  override up(): void {
    this.addSql(
      `create table "outbox" ("id" uuid not null, "type" text not null, "payload" jsonb not null, "created_at" timestamptz not null, "relayed_at" timestamptz null, "done_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "outbox_open" on "outbox" ("id") where "done_at" is null;`);
    this.addSql(
      `create table "outbox_reaction" ("message_id" uuid not null, "reaction" text not null, "recorded_at" timestamptz not null, primary key ("message_id", "reaction"));`,
    );
    this.addSql(
      `create or replace function "outbox_wake_relay_fn"() returns trigger as $$ begin perform pg_notify('outbox', ''); return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "wake_relay" AFTER INSERT on "outbox" for each STATEMENT execute function "outbox_wake_relay_fn"();`,
    );
    this.addSql(
      `create table "rate_limit" ("key" varchar(255) primary key, "points" integer not null default 0, "expire" bigint);`,
    );
  }
}
