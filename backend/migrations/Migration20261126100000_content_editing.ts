import { Migration } from '@mikro-orm/migrations';

/** Adds drafts, schedules, the trash, revisions and former slugs of content. */
export class Migration20261126100000_content_editing extends Migration {
  override up(): void {
    this.addSql(
      `create table "content_item" ("id" uuid not null, "kind" text not null, "state" text not null, "draft" jsonb null, "preserved" jsonb null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "trashed_at" timestamptz null, "trashed_with" uuid null, "was_published" boolean not null default false, "problem" text null, "updated_at" timestamptz not null, "updated_by" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "content_item_publish_at_index" on "content_item" ("publish_at");`);
    this.addSql(`create index "content_item_unpublish_at_index" on "content_item" ("unpublish_at");`);
    this.addSql(`create index "content_item_trashed_at_index" on "content_item" ("trashed_at");`);
    this.addSql(`create index "content_item_kind_state_index" on "content_item" ("kind", "state");`);
    this.addSql(
      `create table "content_revision" ("id" uuid not null, "item_id" uuid not null, "kind" text not null, "at" timestamptz not null, "author_id" uuid null, "action" text not null, "values" jsonb not null, "changed_fields" text[] not null, primary key ("id"));`,
    );
    this.addSql(`create index "content_revision_item_id_at_index" on "content_revision" ("item_id", "at");`);
    this.addSql(
      `create table "content_former_slug" ("kind" text not null, "slug" text not null, "item_id" uuid not null, primary key ("kind", "slug"));`,
    );
    this.addSql(`create index "content_former_slug_item_id_index" on "content_former_slug" ("item_id");`);
  }
}
