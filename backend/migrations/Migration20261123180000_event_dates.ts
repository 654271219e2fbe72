import { Migration } from '@mikro-orm/migrations';

export class Migration20261123180000_event_dates extends Migration {
  override up(): void {
    this.addSql(
      `create table "event_dates" ("id" uuid not null, "event_id" uuid not null, "original_start" timestamptz null, "known_as" timestamptz not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "is_cancelled" boolean not null default false, "note" text null, "room" text null, "sequence" int not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "event_dates" add constraint "event_dates_event_id_known_as_unique" unique ("event_id", "known_as");`,
    );
    this.addSql(
      `alter table "event_dates" add constraint "event_dates_event_id_foreign" foreign key ("event_id") references "events" ("id") on delete cascade;`,
    );
  }
}
