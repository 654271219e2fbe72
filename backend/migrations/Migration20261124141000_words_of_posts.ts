import { Migration } from '@mikro-orm/migrations';

/** Stores the search vector of a post, so that a search does not need to compute it. */
export class Migration20261124141000_words_of_posts extends Migration {
  override up(): void {
    this.addSql(`drop index "forum_post_words";`);
    this.addSql(
      `alter table "forum_post" add column "words" tsvector generated always as (to_tsvector('english'::regconfig, source)) stored;`,
    );
    this.addSql(`create index "forum_post_words" on "forum_post" using gin ("words");`);
  }
}
