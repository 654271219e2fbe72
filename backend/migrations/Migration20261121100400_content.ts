import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100400_content extends Migration {
  override up(): void {
    this.addSql(
      `create table "events" ("id" uuid not null, "title" text not null, "slug" text not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "zone" text not null default 'America/New_York', "recurrence" text null, "is_virtual" boolean not null default true, "location" text null, "zoom_link" text null, "description" text null, "visibility_tier" text not null default 'seeker', "category" text not null default 'workshop', primary key ("id"));`,
    );
    this.addSql(`alter table "events" add constraint "events_slug_unique" unique ("slug");`);
    this.addSql(`create index "events_starts_at_index" on "events" ("starts_at");`);
    this.addSql(
      `create table "meditations" ("id" uuid not null, "title" text not null, "type" text not null default 'guided', "url" text not null, "duration_sec" int not null default 0, "visibility_tier" text not null default 'seeker', "tags" text[] null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create table "programs" ("id" uuid not null, "title" text not null, "slug" text not null, "summary" text null, "long_description" text null, "hero_image" text null, "icon" text null, "is_members_only" boolean not null default true, "duration_label" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "programs" add constraint "programs_slug_unique" unique ("slug");`);
    this.addSql(
      `create table "modules" ("id" uuid not null, "program_id" uuid not null, "title" text not null, "slug" text not null, "order_num" int not null default 1, "visibility_tier" text not null default 'seeker', primary key ("id"));`,
    );
    this.addSql(`create index "modules_program_id_index" on "modules" ("program_id");`);
    this.addSql(`alter table "modules" add constraint "modules_slug_unique" unique ("slug");`);
    this.addSql(
      `create table "lessons" ("id" uuid not null, "module_id" uuid not null, "title" text not null, "slug" text not null, "order_num" int not null default 1, "visibility_tier" text not null default 'seeker', "video_url" text null, "duration_sec" int not null default 0, "summary" text null, "transcript" text null, "reflection_prompt" text null, primary key ("id"));`,
    );
    this.addSql(`create index "lessons_module_id_index" on "lessons" ("module_id");`);
    this.addSql(`alter table "lessons" add constraint "lessons_slug_unique" unique ("slug");`);
    this.addSql(
      `create table "resources" ("id" uuid not null, "title" text not null, "type" text not null default 'pdf', "url" text not null, "description" text null, "visibility_tier" text not null default 'seeker', "tags" text[] null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "modules" add constraint "modules_program_id_foreign" foreign key ("program_id") references "programs" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "lessons" add constraint "lessons_module_id_foreign" foreign key ("module_id") references "modules" ("id") on delete cascade;`,
    );
  }
}
