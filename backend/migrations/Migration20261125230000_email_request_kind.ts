import { Migration } from '@mikro-orm/migrations';

export class Migration20261125230000_email_request_kind extends Migration {
  override up(): void {
    this.addSql(`alter table "auth_email_request" rename column "wish" to "kind";`);
    this.addSql(
      `alter table "auth_email_request" rename constraint "auth_email_request_wish_check" to "auth_email_request_kind_check";`,
    );
  }
}
