import { Migration } from '@mikro-orm/migrations';

/** The client id of a post applies to its content: the same id with other content is another post. */
export class Migration20261125110000_post_content extends Migration {
  override up(): void {
    this.addSql(`alter table "forum_post" add column "sent_hash" text null;`);
  }

  override down(): void {
    this.addSql(`alter table "forum_post" drop column "sent_hash";`);
  }
}
