import { Migration } from '@mikro-orm/migrations';

export class Migration20261125230100_last_synced_fingerprint extends Migration {
  override up(): void {
    this.addSql(`alter table "billing_subscription" rename column "as_read" to "last_synced_fingerprint";`);
  }
}
