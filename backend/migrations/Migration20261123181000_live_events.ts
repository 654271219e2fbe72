import { Migration } from '@mikro-orm/migrations';

/** Adds RSVPs, attendance, reminders, and the capacity of events. */
export class Migration20261123181000_live_events extends Migration {
  override up(): void {
    this.addSql(`alter table "events" add column "capacity" int null;`);
    this.addSql(
      `create table "attendance" ("user_id" uuid not null, "event_id" uuid not null, "known_as" timestamptz not null, "joined_at" timestamptz not null, "recorded_by" uuid null, primary key ("user_id", "event_id", "known_as"));`,
    );
    this.addSql(`create index "attendance_event_id_known_as_index" on "attendance" ("event_id", "known_as");`);
    this.addSql(
      `create table "rsvp" ("id" uuid not null, "user_id" uuid not null, "event_id" uuid not null, "known_as" timestamptz null, "state" text not null, "answered_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "rsvp" add constraint "rsvp_state_check" check ("state" in ('coming', 'waiting', 'not-coming'));`,
    );
    this.addSql(`create index "rsvp_user_id_index" on "rsvp" ("user_id");`);
    this.addSql(`create unique index "rsvp_once" on "rsvp" ("event_id", "known_as", "user_id") nulls not distinct;`);
    this.addSql(
      `create table "reminder" ("user_id" uuid not null, "event_id" uuid not null, "known_as" timestamptz not null, "starts_at" timestamptz not null, "kind" text not null, "created_at" timestamptz not null, primary key ("user_id", "event_id", "known_as", "starts_at", "kind"));`,
    );
    this.addSql(`alter table "reminder" add constraint "reminder_kind_check" check ("kind" in ('day', 'hour'));`);
  }
}
