import { Migration } from '@mikro-orm/migrations';

/** Adds the editors who have a piece of content open. */
export class Migration20261126110000_content_presence extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_presence" ("item_id" uuid not null, "user_id" uuid not null, "seen_at" timestamptz not null, primary key ("item_id", "user_id"));`,
    );
    this.addSql(`create index "content_presence_seen_at_index" on "content_presence" ("seen_at");`);
  }
}
