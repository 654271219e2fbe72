import { Migration } from '@mikro-orm/migrations';

/** Adds the alerts to administrators. At most one alert of a name is open, so that its email is sent once. */
export class Migration20261126231000_operations_alerts extends Migration {
  override up(): void {
    this.addSql(
      `create table "operations_alert" ("id" uuid not null, "name" text not null, "detail" text not null, "opened_at" timestamptz not null, "over_since" timestamptz null, "closed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "operations_alert_opened_at_index" on "operations_alert" ("opened_at");`);
    this.addSql(
      `create unique index "operations_alert_open" on "operations_alert" ("name") where "closed_at" is null;`,
    );
  }
}
