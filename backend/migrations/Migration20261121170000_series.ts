import { Migration } from '@mikro-orm/migrations';

/**
 * Stores an event series as one row with a rule. Older versions stored a row with the same rule for each occurrence:
 * each of these rows becomes an event with a single occurrence.
 */
export class Migration20261121170000_series extends Migration {
  override up(): void {
    this.addSql(
      `update "events" set "recurrence" = null where "recurrence" is not null and exists (select 1 from "events" as "other" where "other"."title" = "events"."title" and "other"."recurrence" = "events"."recurrence" and "other"."id" <> "events"."id");`,
    );
  }
}
