import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140000_people_and_reflections extends Migration {
  override up(): void {
    this.addSql(
      `create table "people" ("id" uuid not null, "title" text not null, "slug" text not null, "line" text not null, "role" text not null default 'teacher', "portrait_url" text null, "bio" text null, "order_num" int not null default 1, "is_sample" boolean not null default false, "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "people" add constraint "people_slug_unique" unique ("slug");`);
    for (const table of ['programs', 'lessons', 'events', 'meditations'])
      this.addSql(`alter table "${table}" add column "person_ids" uuid[] not null default '{}';`);

    this.addSql(
      `create table "reflections" ("id" uuid not null, "date" date not null, "title" text not null, "text" text not null, "question" text not null, "audio_url" text null, "is_sample" boolean not null default false, "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "reflections" add constraint "reflections_date_unique" unique ("date");`);
    this.addSql(
      `create table "reflection_again" ("date" date not null, "reflection_id" uuid not null, primary key ("date"));`,
    );
    this.addSql(`create index "reflection_again_reflection_id_index" on "reflection_again" ("reflection_id");`);
    this.addSql(
      `alter table "reflection_again" add constraint "reflection_again_reflection_id_foreign" foreign key ("reflection_id") references "reflections" ("id") on delete cascade;`,
    );
  }
}
