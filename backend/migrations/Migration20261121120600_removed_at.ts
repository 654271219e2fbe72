import { Migration } from '@mikro-orm/migrations';

export class Migration20261121120600_removed_at extends Migration {
  override up(): void {
    this.addSql(`alter table "removed_accounts" add column "removed_at" timestamptz not null default now();`);
    this.addSql(`alter table "removed_accounts" alter column "removed_at" drop default;`);
  }
}
