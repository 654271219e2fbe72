import { Migration } from '@mikro-orm/migrations';

/** Adds the numbers at the automatic pause of a campaign, and at its resumption. */
export class Migration20261126200000_campaign_pause extends Migration {
  override up(): void {
    this.addSql(
      `alter table "email_campaign" add column "pause_counts" jsonb null, add column "counted_from" jsonb null;`,
    );
    this.addSql(
      `create index "email_message_reported" on "email_message" ("campaign_id") where "state" in ('bounced', 'complained');`,
    );
  }
}
