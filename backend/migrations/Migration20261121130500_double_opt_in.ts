import { Migration } from '@mikro-orm/migrations';

/**
 * Existing subscribers count as confirmed, because they joined before the site asked for confirmation (double opt-in).
 */
export class Migration20261121130500_double_opt_in extends Migration {
  override up(): void {
    this.addSql(`alter table "email_subscriber" add column "confirmed_at" timestamptz null;`);
    this.addSql(`update "email_subscriber" set "confirmed_at" = "subscribed_at";`);
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_kind_check" check ("kind" in ('welcome', 'list-confirm', 'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-refund-failed', 'membership-payment-failed', 'membership-unpaid', 'membership-renewal', 'inquiry-receipt', 'inquiry-notice', 'inquiry-reply'));`,
    );
  }
}
