import { Migration } from '@mikro-orm/migrations';

/** Adds the end of a pause, which a waiting email reads before it is sent. */
export class Migration20261126233000_mail_pause extends Migration {
  override up(): void {
    this.addSql(`alter table "mail_pace" add column "paused_until" timestamptz null;`);
  }
}
