import { Migration } from '@mikro-orm/migrations';

/** Adds the time at which a queue that an administrator holds is released. */
export class Migration20261127030000_queue_hold extends Migration {
  override up(): void {
    this.addSql(`create table "queue_hold" ("queue" text primary key, "until" timestamptz not null);`);
  }
}
