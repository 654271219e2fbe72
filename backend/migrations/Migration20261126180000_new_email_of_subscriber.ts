import { Migration } from '@mikro-orm/migrations';

/** Adds the email address that a subscriber wants to use, until its owner confirms it. */
export class Migration20261126180000_new_email_of_subscriber extends Migration {
  override up(): void {
    this.addSql(
      `alter table "email_subscriber" add column "new_email" text null, add column "new_email_asked_at" timestamptz null;`,
    );
  }
}
