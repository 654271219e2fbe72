import { Migration } from '@mikro-orm/migrations';

/** Adds the picture of an event. */
export class Migration20261126170000_event_picture extends Migration {
  override up(): void {
    this.addSql(`alter table "events" add column "picture_url" text null;`);
  }
}
