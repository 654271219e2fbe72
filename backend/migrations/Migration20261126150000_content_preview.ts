import { Migration } from '@mikro-orm/migrations';

/** Adds the previews of content, which staff open for ten minutes. */
export class Migration20261126150000_content_preview extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_preview" ("id" uuid not null, "kind" text not null, "item_id" uuid not null, "title" text not null, "rows" jsonb not null, "is_saved" boolean not null, "created_by" uuid not null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "content_preview_created_by_index" on "content_preview" ("created_by");`);
    this.addSql(`create index "content_preview_expires_at_index" on "content_preview" ("expires_at");`);
  }
}
