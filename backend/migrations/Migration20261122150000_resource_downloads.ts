import { Migration } from '@mikro-orm/migrations';

/** Counts how often the file of a resource was downloaded. */
export class Migration20261122150000_resource_downloads extends Migration {
  override up(): void {
    this.addSql(`alter table "resources" add column "downloads" int not null default 0;`);
  }

  override down(): void {
    this.addSql(`alter table "resources" drop column "downloads";`);
  }
}
