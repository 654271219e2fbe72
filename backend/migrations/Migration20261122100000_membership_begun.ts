import { Migration } from '@mikro-orm/migrations';

/** The kinds must have the same order as in the entity: a test compares them. */
const kindsWith = (begun: string) =>
  `'welcome', 'list-confirm', ${begun}'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-refund-failed', 'membership-disputed', 'membership-payment-failed', 'membership-unpaid', 'membership-renewal', 'inquiry-receipt', 'inquiry-notice', 'inquiry-reply'`;

export class Migration20261122100000_membership_begun extends Migration {
  override up(): void {
    this.allowMails(kindsWith(`'membership-begun', `));
  }

  private allowMails(kinds: string): void {
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(`alter table "email_message" add constraint "email_message_kind_check" check ("kind" in (${kinds}));`);
  }
}
