import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a moderation state to each revision of a post. Older revisions with a link wait for approval, because staff may
 * never have approved them. Mentions get a separate notification key, so that an edit can mention a member who follows
 * the topic.
 */
export class Migration20261125160000_held_revisions extends Migration {
  override up(): void {
    this.addSql(`alter table "forum_former_words" add column "is_held" boolean not null default false;`);
    this.addSql(`update "forum_former_words" set "is_held" = true where "html" ~* '<a |://|\\mwww\\.';`);
    this.addSql(`alter table "forum_former_words" alter column "is_held" drop default;`);
    this.addSql(
      `update "notification" set "key" = 'mention:' || substr("key", 6) where "kind" = 'mention' and "key" like 'post:%';`,
    );
  }
}
