import { Migration } from '@mikro-orm/migrations';

/** Stores the time of the preview of an upgrade, because the upgrade is prorated from that time. */
export class Migration20261125180000_upgrade_today extends Migration {
  override up(): void {
    this.addSql(`alter table "billing_command" add column "proration_date" timestamptz null;`);
  }
}
