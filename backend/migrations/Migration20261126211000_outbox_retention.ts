import { Migration } from '@mikro-orm/migrations';

/** Adds the indexes with which the relay finds unpublished events, and the retention finds old ones. */
export class Migration20261126211000_outbox_retention extends Migration {
  override up(): void {
    this.addSql(`create index "outbox_unpublished" on "outbox" ("id") where "relayed_at" is null;`);
    this.addSql(`create index "outbox_done" on "outbox" ("done_at") where "done_at" is not null;`);
  }
}
