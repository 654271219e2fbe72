import { Migration } from '@mikro-orm/migrations';

/** Stores all sign-up fields, not only the name, when a user without an account requests a code. */
export class Migration20261122090000_auth_mail_ask_metadata extends Migration {
  override up(): void {
    this.addSql(`alter table "auth_mail_ask" add column "metadata" jsonb null;`);
  }
}
