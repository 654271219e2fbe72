import { Migration } from '@mikro-orm/migrations';

/**
 * Adds audiences and the texts of campaigns. A row of `email_campaign` is now either the welcome email that an
 * administrator sent again, or a newsletter.
 */
export class Migration20261126160000_campaigns extends Migration {
  override up(): void {
    this.addSql(
      `create table "audience" ("id" uuid not null, "name" text not null, "filter" jsonb not null, "created_by" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "audience" add constraint "audience_name_unique" unique ("name");`);
    this.addSql(`alter table "email_campaign" drop constraint "email_campaign_type_check";`);
    this.addSql(
      `alter table "email_campaign" add constraint "email_campaign_type_check" check ("type" in ('welcome', 'newsletter'));`,
    );
    this.addSql(
      `alter table "email_campaign" alter column "started_by" drop not null, alter column "started_at" drop not null, add column "status" text not null default 'done', add column "subject" text not null default '', add column "preheader" text not null default '', add column "body" text not null default '', add column "audience_id" uuid null, add column "filter" jsonb null, add column "is_public" boolean not null default false, add column "slug" text null, add column "created_by" uuid null, add column "updated_by" uuid null, add column "created_at" timestamptz null, add column "updated_at" timestamptz null, add column "tested_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "email_campaign" add constraint "email_campaign_status_check" check ("status" in ('draft', 'scheduled', 'freezing', 'sending', 'paused', 'done', 'stopped'));`,
    );
    this.addSql(`alter table "email_campaign" add constraint "email_campaign_slug_unique" unique ("slug");`);
    this.addSql(`create index "email_campaign_audience_id_index" on "email_campaign" ("audience_id");`);
    this.addSql(
      `alter table "email_campaign" add constraint "email_campaign_audience_id_foreign" foreign key ("audience_id") references "audience" ("id") on delete set null;`,
    );
  }
}
