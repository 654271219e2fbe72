import { Migration } from '@mikro-orm/migrations';

/** Adds the state of a subscription before a command, the last paid tier, and the email about a failed refund. */
export class Migration20261121125000_billing_before extends Migration {
  override up(): void {
    this.addSql(
      `alter table "billing_command" add column "was_cancelling" boolean not null default false, add column "pending_before" text null;`,
    );
    this.addSql(`alter table "billing_command" alter column "was_cancelling" drop default;`);
    this.addSql(`alter table "billing_subscription" add column "paid_tier" text null;`);
    this.addSql(`update "billing_subscription" set "paid_tier" = "tier";`);
    this.addSql(`alter table "billing_subscription" alter column "paid_tier" set not null;`);
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_kind_check" check ("kind" in ('welcome', 'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-refund-failed', 'membership-payment-failed', 'membership-unpaid', 'membership-renewal'));`,
    );
  }
}
