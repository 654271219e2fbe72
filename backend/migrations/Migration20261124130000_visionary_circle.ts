import { Migration } from '@mikro-orm/migrations';

export class Migration20261124130000_visionary_circle extends Migration {
  override up(): void {
    this.addSql(`alter table "people" add column "is_mentor" boolean not null default false;`);

    this.addSql(`alter table "inquiry" add column "venture_state" text null, add column "venture_reason" text null;`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_venture_state_check" check ("venture_state" in ('new', 'in-review', 'accepted', 'declined'));`,
    );
    this.addSql(`update "inquiry" set "venture_state" = 'new' where "kind" = 'partner';`);
    this.addSql(`alter table "inquiry" drop constraint "inquiry_kind_check";`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_kind_check" check ("kind" in ('partner', 'volunteer', 'contact', 'mentoring'));`,
    );

    this.addSql(
      `create table "mentoring" ("inquiry_id" uuid not null, "user_id" uuid not null, "mentor_id" uuid not null, "wishes" jsonb not null, "state" text not null, "asked_at" timestamptz not null, "answered_at" timestamptz null, "starts_at" timestamptz null, "note" text null, "sequence" int not null default 0, primary key ("inquiry_id"));`,
    );
    this.addSql(`create index "mentoring_user_id_index" on "mentoring" ("user_id");`);
    this.addSql(`create index "mentoring_asked_at_inquiry_id_index" on "mentoring" ("asked_at", "inquiry_id");`);
    this.addSql(`create unique index "mentoring_asked_once" on "mentoring" ("user_id") where "state" = 'asked';`);
    this.addSql(
      `alter table "mentoring" add constraint "mentoring_state_check" check ("state" in ('asked', 'agreed', 'declined', 'taken-back'));`,
    );
    this.addSql(
      `alter table "mentoring" add constraint "mentoring_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on update cascade on delete cascade;`,
    );
  }
}
