import { Migration } from '@mikro-orm/migrations';

/**
 * A series is one row whose rule tells its dates. Where an older version kept a row for each date, every one with the rule of
 * the whole, each is the single date it was meant to be.
 */
export class Migration20261121170000_series extends Migration {
  override up(): void {
    this.addSql(
      `update "events" set "recurrence" = null where "recurrence" is not null and exists (select 1 from "events" as "other" where "other"."title" = "events"."title" and "other"."recurrence" = "events"."recurrence" and "other"."id" <> "events"."id");`,
    );
  }

  override down(): void {
    // Which rule a date had is not kept: single dates stay what they are.
  }
}
