import { Migration } from '@mikro-orm/migrations';

/**
 * A series becomes one row with a rule. Older versions stored a row per date, each with the same rule: these become
 * single dates.
 */
export class Migration20261121170000_series extends Migration {
  override up(): void {
    this.addSql(
      `update "events" set "recurrence" = null where "recurrence" is not null and exists (select 1 from "events" as "other" where "other"."title" = "events"."title" and "other"."recurrence" = "events"."recurrence" and "other"."id" <> "events"."id");`,
    );
  }

  override down(): void {
    // Irreversible: the rules of the single dates are lost.
  }
}
