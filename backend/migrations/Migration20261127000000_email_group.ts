import { Migration } from '@mikro-orm/migrations';

/** Finds the open emails of a group or batch by an index. */
export class Migration20261127000000_email_group extends Migration {
  override up(): void {
    this.addSql(
      `create index "email_message_open_batch" on "email_message" ("batch_id") where "state" in ('queued', 'sending');`,
    );
  }
}
