import { Migration } from '@mikro-orm/migrations';

/** Adds the times of the first and last successive refusals of an email, which ends after five days of refusals. */
export class Migration20261127020000_email_refused extends Migration {
  override up(): void {
    this.addSql(
      `alter table "email_message" add column "refused_since" timestamptz null, add column "refused_at" timestamptz null;`,
    );
  }
}
