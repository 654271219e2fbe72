import { Migration } from '@mikro-orm/migrations';

/** Topics are found by the words of their titles. */
export class Migration20261124120000_forum_titles extends Migration {
  override up(): void {
    this.addSql(`create index "forum_topic_words" on "forum_topic" using gin (to_tsvector('english', "title"));`);
  }

  override down(): void {
    this.addSql(`drop index "forum_topic_words";`);
  }
}
