import { Migration } from '@mikro-orm/migrations';

/** Adds the files that staff upload. */
export class Migration20261126140000_stored_files extends Migration {
  override up(): void {
    this.addSql(
      `create table "stored_file" ("id" uuid not null, "name" text not null, "state" text not null, "type" text null, "content_type" text null, "size_bytes" bigint not null, "sha256" text null, "problem" text null, "note" text null, "alt" text null, "focal_point" jsonb null, "pictures" jsonb null, "width" int null, "height" int null, "duration_sec" int null, "pages" int null, "tracks" jsonb null, "captions" text null, "poster_id" uuid null, "uploaded_at" timestamptz not null, "uploaded_by" uuid not null, "received_at" timestamptz not null, "unused_since" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "stored_file_sha256_index" on "stored_file" ("sha256");`);
    this.addSql(`create index "stored_file_poster_id_index" on "stored_file" ("poster_id");`);
    this.addSql(`create index "stored_file_state_received_at_index" on "stored_file" ("state", "received_at");`);
  }
}
