import { Migration } from '@mikro-orm/migrations';

/** Adds the ids of subscribers that were merged into another one, because links in sent emails contain them. */
export class Migration20261126233100_former_subscriber extends Migration {
  override up(): void {
    this.addSql(
      `create table "former_subscriber" ("id" uuid not null, "subscriber_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(`create index "former_subscriber_subscriber_id_index" on "former_subscriber" ("subscriber_id");`);
    this.addSql(
      `alter table "former_subscriber" add constraint "former_subscriber_subscriber_id_foreign" foreign key ("subscriber_id") references "email_subscriber" ("id") on delete cascade;`,
    );
  }
}
