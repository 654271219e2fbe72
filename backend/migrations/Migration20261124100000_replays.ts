import { Migration } from '@mikro-orm/migrations';

/** Adds replays with progress, a counter of the writes to an event, and the notifications about released modules. */
export class Migration20261124100000_replays extends Migration {
  override up(): void {
    this.addSql(
      `create table "replays" ("id" uuid not null, "event_id" uuid not null, "known_as" timestamptz not null, "starts_at" timestamptz not null, "title" text not null, "summary" text null, "video_url" text not null, "duration_sec" int not null default 0, "chapters" jsonb null, "transcript" text null, "created_at" timestamptz not null, "updated_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "replays" add constraint "replays_event_id_known_as_unique" unique ("event_id", "known_as");`,
    );
    this.addSql(
      `alter table "replays" add constraint "replays_event_id_foreign" foreign key ("event_id") references "events" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "replay_progress" ("user_id" uuid not null, "replay_id" uuid not null, "position_sec" int not null, "played_at" timestamptz not null, "watched" int4multirange not null, "seen_sec" int not null, "done_at" timestamptz null, primary key ("user_id", "replay_id"));`,
    );
    this.addSql(`alter table "events" add column "sequence" int not null default 0;`);
    this.addSql(
      `create table "opened_module" ("user_id" uuid not null, "module_id" uuid not null, "told_at" timestamptz not null, primary key ("user_id", "module_id"));`,
    );
  }
}
