import { Migration } from '@mikro-orm/migrations';

/** Stores the forum topic of a notification, so that delivery can check the member's tier. */
export class Migration20261125160100_notification_topics extends Migration {
  override up(): void {
    this.addSql(`alter table "notification" add column "topic_id" uuid null;`);
    this.addSql(
      `update "notification" n set "topic_id" = t."id" from "forum_topic" t where n."path" = '/members/forum/' || t."slug" and n."kind" <> 'moderation';`,
    );
  }
}
