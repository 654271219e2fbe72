import { Migration } from '@mikro-orm/migrations';

/** Whoever asks for a code without having an account gets one with all they said of themselves, not with the names alone. */
export class Migration20261122090000_auth_mail_ask_metadata extends Migration {
  override up(): void {
    this.addSql(`alter table "auth_mail_ask" add column "metadata" jsonb null;`);
  }

  override down(): void {
    this.addSql(`alter table "auth_mail_ask" drop column "metadata";`);
  }
}
