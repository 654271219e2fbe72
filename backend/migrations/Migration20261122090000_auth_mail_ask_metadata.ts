import { Migration } from '@mikro-orm/migrations';

/** Stores all sign-up fields of a user who requests a code without an account, not only the name. */
export class Migration20261122090000_auth_mail_ask_metadata extends Migration {
  override up(): void {
    this.addSql(`alter table "auth_mail_ask" add column "metadata" jsonb null;`);
  }

  override down(): void {
    this.addSql(`alter table "auth_mail_ask" drop column "metadata";`);
  }
}
