import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100000_practice extends Migration {
  override up(): void {
    this.addSql(
      `create table "lesson_progress" ("user_id" uuid not null, "lesson_id" uuid not null, "position_sec" int not null, "position_played_at" timestamptz not null, "watched" int4multirange not null, "seen_sec" int not null, "started_at" timestamptz not null, "done_at" timestamptz null, "marked_at" timestamptz null, primary key ("user_id", "lesson_id"));`,
    );

    this.addSql(
      `create table "journal_entry" ("id" uuid not null, "user_id" uuid not null, "client_id" uuid not null, "source" text not null, "source_id" uuid null, "sealed_text" text not null, "version" int not null, "zone" text null, "written_at" timestamptz not null, "updated_at" timestamptz not null, "deleted_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "journal_entry" add constraint "journal_entry_user_id_client_id_unique" unique ("user_id", "client_id");`,
    );
    this.addSql(`create index "journal_entry_user_id_id_index" on "journal_entry" ("user_id", "id");`);
    this.addSql(
      `alter table "journal_entry" add constraint "journal_entry_source_check" check ("source" in ('lesson', 'reflection', 'free'));`,
    );

    this.addSql(
      `create table "meditation_position" ("user_id" uuid not null, "meditation_id" uuid not null, "position_sec" int not null, "played_at" timestamptz not null, primary key ("user_id", "meditation_id"));`,
    );
    this.addSql(
      `create table "practice_wish" ("user_id" uuid not null, "keeps_record" boolean not null, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "sit" ("id" uuid not null, "user_id" uuid not null, "client_id" uuid not null, "kind" text not null, "meditation_id" uuid null, "started_at" timestamptz not null, "seconds" int not null, "zone" text not null, "day" date not null, primary key ("id"));`,
    );
    this.addSql(`alter table "sit" add constraint "sit_user_id_client_id_unique" unique ("user_id", "client_id");`);
    this.addSql(`create index "sit_user_id_started_at_index" on "sit" ("user_id", "started_at");`);
    this.addSql(`alter table "sit" add constraint "sit_kind_check" check ("kind" in ('meditation', 'silent'));`);
  }
}
