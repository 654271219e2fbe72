import { Migration } from '@mikro-orm/migrations';

/** Adds the names of the backups in their folder or bucket, because only workers can read it. */
export class Migration20261127011100_backup_list extends Migration {
  override up(): void {
    this.addSql(
      `create table "backup_list" ("name" text not null, "listed_at" timestamptz not null default now(), primary key ("name"));`,
    );
  }
}
