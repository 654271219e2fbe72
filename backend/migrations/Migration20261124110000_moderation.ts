import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the time since which a post waits for a decision of staff, and the moderation action that an inquiry appeals.
 */
export class Migration20261124110000_moderation extends Migration {
  override up(): void {
    this.addSql(`alter table "forum_post" add column "waits_since" timestamptz null;`);
    this.addSql(
      `update "forum_post" p set "waits_since" = coalesce((select min(r."created_at") from "forum_report" r where r."post_id" = p."id" and r."decided_at" is null), p."created_at") where p."open_reports" > 0 or p."state" = 'held';`,
    );
    this.addSql(`drop index "forum_post_waiting";`);
    this.addSql(
      `create index "forum_post_waiting" on "forum_post" ("waits_since", "id") where "waits_since" is not null;`,
    );
    this.addSql(`alter table "inquiry" add column "decision_id" uuid null;`);
    this.addSql(`create index "inquiry_decision_id_index" on "inquiry" ("decision_id");`);
  }
}
