import { Migration } from '@mikro-orm/migrations';

/**
 * Stores a hash of the sent content of a post, so that the same client id with other content is not taken as a repeat.
 */
export class Migration20261125110000_post_content extends Migration {
  override up(): void {
    this.addSql(`alter table "forum_post" add column "sent_hash" text null;`);
  }
}
