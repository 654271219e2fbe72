import { Migration } from '@mikro-orm/migrations';

const forms = ['home-page', 'mailing-list-page', 'preferences-page', 'unsubscribe-link', 'account-page'];
const others = ['staff', 'import', 'before-ledger'];

/** Allows ledger entries that move a choice to the new email address of an account. */
export class Migration20261126220000_account_email_consent extends Migration {
  override up(): void {
    this.allow([...forms, 'account-email', ...others]);
  }

  private allow(allowed: readonly string[]): void {
    const list = allowed.map((form) => `'${form}'`).join(', ');
    this.addSql(`alter table "consent_record" drop constraint "consent_record_form_check";`);
    this.addSql(`alter table "consent_record" add constraint "consent_record_form_check" check ("form" in (${list}));`);
  }
}
