import { Migration } from '@mikro-orm/migrations';

/** Adds the index of the emails that the provider may have accepted, which the health page counts and lists. */
export class Migration20261127021100_unknown_emails extends Migration {
  override up(): void {
    this.addSql(
      `create index "email_message_unknown" on "email_message" ("created_at", "id") where "state" = 'unknown';`,
    );
  }
}
