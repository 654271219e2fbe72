import { Migration } from '@mikro-orm/migrations';

export class Migration20261123160000_calendar_address extends Migration {
  override up(): void {
    this.addSql(
      `create table "calendar_address" ("user_id" uuid not null, "nonce" uuid not null, "made_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(`alter table "calendar_address" add constraint "calendar_address_nonce_unique" unique ("nonce");`);
  }
}
