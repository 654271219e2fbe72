import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200000_notifications extends Migration {
  override up(): void {
    this.addSql(
      `create table "notification" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "key" text not null, "actor_id" uuid null, "title" text not null, "text" text not null, "path" text not null, "at" timestamptz not null, "is_shown" boolean not null, "read_at" timestamptz null, "mail_at" timestamptz null, "digest_at" timestamptz null, "digest_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "notification_actor_id_index" on "notification" ("actor_id");`);
    this.addSql(`create index "notification_digest_id_index" on "notification" ("digest_id");`);
    this.addSql(`create index "notification_user_id_id_index" on "notification" ("user_id", "id");`);
    this.addSql(
      `alter table "notification" add constraint "notification_user_id_key_unique" unique ("user_id", "key");`,
    );
    this.addSql(
      `create index "notification_unread" on "notification" ("user_id") where "is_shown" and "read_at" is null;`,
    );
    this.addSql(`create index "notification_mail_due" on "notification" ("mail_at") where "mail_at" is not null;`);
    this.addSql(
      `create index "notification_digest_due" on "notification" ("digest_at") where "digest_at" is not null;`,
    );
    this.addSql(
      `create table "notification_setting" ("user_id" uuid not null, "choice" jsonb not null default '{}', "quiet_from" int null, "quiet_until" int null, "zone" text not null default 'America/New_York', "digest_hour" int not null default 17, "reflection_hour" int not null default 7, "reflection_at" timestamptz null, primary key ("user_id"));`,
    );
    this.addSql(`create index "notification_setting_reflection_at_index" on "notification_setting" ("reflection_at");`);
  }
}
