import { Migration } from '@mikro-orm/migrations';

/**
 * Adds skeletons of names, equal for names that look alike, so that a chosen name must have a unique one. A scheduled
 * job computes them for stored names.
 */
export class Migration20261125150100_name_skeletons extends Migration {
  override up(): void {
    this.addSql(
      `alter table "forum_profile" add column "shown_skeleton" text null, add column "account_skeleton" text null;`,
    );
    this.addSql(
      `alter table "forum_profile" add constraint "forum_profile_shown_skeleton_unique" unique ("shown_skeleton");`,
    );
    this.addSql(`create index "forum_profile_account_skeleton_index" on "forum_profile" ("account_skeleton");`);
  }
}
