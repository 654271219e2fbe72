import { Migration } from '@mikro-orm/migrations';

/** Adds the states that content had before a bulk action, so that staff can undo the action. */
export class Migration20261126120500_content_undo extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_undo" ("id" uuid not null, "kind" text not null, "action" text not null, "at" timestamptz not null, "pieces" jsonb not null, primary key ("id"));`,
    );
    this.addSql(`create index "content_undo_at_index" on "content_undo" ("at");`);
  }
}
