import { Migration } from '@mikro-orm/migrations';

export class Migration20261122150000_resource_downloads extends Migration {
  override up(): void {
    this.addSql(`alter table "resources" add column "downloads" int not null default 0;`);
  }
}
