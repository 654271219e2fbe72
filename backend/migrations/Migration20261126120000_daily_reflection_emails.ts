import { Migration } from '@mikro-orm/migrations';

/** Adds the subscribers' choice of the daily reflection. Present subscribers get it from tomorrow at 7:00 in New York. */
export class Migration20261126120000_daily_reflection_emails extends Migration {
  override up(): void {
    this.addSql(
      `alter table "email_subscriber" add column "time_zone" text null, add column "reflections" text not null default 'daily', add column "reflections_paused_until" timestamptz null, add column "last_reflection_day" date null, add column "reflection_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "email_subscriber" add constraint "email_subscriber_reflections_check" check ("reflections" in ('daily', 'weekly', 'none'));`,
    );
    this.addSql(
      `update "email_subscriber" set "last_reflection_day" = (now() at time zone 'America/New_York')::date, "reflection_at" = ((now() at time zone 'America/New_York')::date + 1 + time '07:00') at time zone 'America/New_York' where "confirmed_at" is not null and "unsubscribed_at" is null;`,
    );
    this.addSql(`create index "email_subscriber_reflection_at_index" on "email_subscriber" ("reflection_at");`);
  }
}
