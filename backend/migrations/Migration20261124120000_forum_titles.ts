import { Migration } from '@mikro-orm/migrations';

export class Migration20261124120000_forum_titles extends Migration {
  override up(): void {
    this.addSql(`create index "forum_topic_words" on "forum_topic" using gin (to_tsvector('english', "title"));`);
  }
}
