import { Migration } from '@mikro-orm/migrations';

/** Distinguishes a refresh token that was issued before the second factor from an old token that is used again. */
export class Migration20261122100000_session_raise extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add column "raised_at_counter" int not null default 0;`);
    this.addSql(`update "sessions" set "raised_at_counter" = "refresh_counter" where "aal" = 'aal2';`);
  }
}
