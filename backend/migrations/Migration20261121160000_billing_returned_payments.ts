import { Migration } from '@mikro-orm/migrations';

/** The kinds must have the same order as in the entity: a test compares them. */
const kindsWith = (dispute: string) =>
  `'welcome', 'list-confirm', 'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-refund-failed', ${dispute}'membership-payment-failed', 'membership-unpaid', 'membership-renewal', 'inquiry-receipt', 'inquiry-notice', 'inquiry-reply'`;

/** Adds amounts that were lost to disputes, commands without an actor, and the email about a lost dispute. */
export class Migration20261121160000_billing_returned_payments extends Migration {
  override up(): void {
    this.addSql(
      `alter table "billing_invoice" add column "amount_lost" int not null default 0, add column "dispute" text null;`,
    );
    this.addSql(`alter table "billing_invoice" alter column "amount_lost" drop default;`);
    this.addSql(`alter table "billing_command" alter column "actor_id" drop not null;`);
    this.allowMails(kindsWith(`'membership-disputed', `));
  }

  private allowMails(kinds: string): void {
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(`alter table "email_message" add constraint "email_message_kind_check" check ("kind" in (${kinds}));`);
  }
}
