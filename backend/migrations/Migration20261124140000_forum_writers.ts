import { Migration } from '@mikro-orm/migrations';

/** Adds a partial index that finds the authors of a topic without reading the rows of its readers. */
export class Migration20261124140000_forum_writers extends Migration {
  override up(): void {
    this.addSql(`create index "forum_reading_writers" on "forum_reading" ("topic_id") where "has_written";`);
  }
}
