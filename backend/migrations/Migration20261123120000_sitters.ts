import { Migration } from '@mikro-orm/migrations';

export class Migration20261123120000_sitters extends Migration {
  override up(): void {
    this.addSql(
      `alter table "practice_wish" alter column "keeps_record" set default true, add column "shows_light" boolean not null default false;`,
    );
    this.addSql(
      `create table "sitter" ("user_id" uuid not null, "seen_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(`create index "sitter_seen_at_index" on "sitter" ("seen_at");`);
  }
}
