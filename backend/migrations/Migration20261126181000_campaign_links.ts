import { Migration } from '@mikro-orm/migrations';

/** Adds the links of campaigns with their clicks, and the clicks of people who agreed to click tracking. */
export class Migration20261126181000_campaign_links extends Migration {
  override up(): void {
    this.addSql(
      `create table "campaign_link" ("id" uuid not null, "campaign_id" uuid not null, "url" text not null, "clicks" int not null default 0, primary key ("id"));`,
    );
    this.addSql(
      `alter table "campaign_link" add constraint "campaign_link_campaign_id_url_unique" unique ("campaign_id", "url");`,
    );
    this.addSql(
      `alter table "campaign_link" add constraint "campaign_link_campaign_id_foreign" foreign key ("campaign_id") references "email_campaign" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "campaign_click" ("link_id" uuid not null, "subscriber_id" uuid not null, "at" timestamptz not null, primary key ("link_id", "subscriber_id"));`,
    );
    this.addSql(`create index "campaign_click_subscriber_id_index" on "campaign_click" ("subscriber_id");`);
    this.addSql(
      `alter table "campaign_click" add constraint "campaign_click_link_id_foreign" foreign key ("link_id") references "campaign_link" ("id") on delete cascade;`,
    );
  }
}
