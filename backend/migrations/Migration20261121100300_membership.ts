import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100300_membership extends Migration {
  override up(): void {
    this.addSql(
      `create table "membership_grant" ("user_id" uuid not null, "tier" text not null, "granted_by" uuid null, "granted_at" timestamptz not null, "until" timestamptz null, primary key ("user_id"));`,
    );
  }
}
