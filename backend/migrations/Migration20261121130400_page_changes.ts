import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130400_page_changes extends Migration {
  override up(): void {
    this.addSql(
      `create table "page_changes" ("address" text primary key, "fingerprint" text not null, "changed_at" timestamptz not null default now());`,
    );
  }
}
