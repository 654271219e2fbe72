import { Migration } from '@mikro-orm/migrations';

const kindsBefore = `'confirm', 'recovery', 'magiclink', 'invite', 'email-change-old', 'email-change-new', 'reauthentication', 'password-changed', 'email-changed', 'new-device', 'factor-changed'`;
const newKinds = `'old-sign-in-used', 'deletion-asked', 'deletion-taken-back'`;

/** Stores the email addresses of deleted accounts until every module has deleted their data. */
export class Migration20261121120400_removed_accounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "removed_accounts" ("user_id" uuid not null, "email" text not null, primary key ("user_id"));`,
    );
    this.addSql(`alter table "auth_mail" drop constraint "auth_mail_kind_check";`);
    this.addSql(
      `alter table "auth_mail" add constraint "auth_mail_kind_check" check ("kind" in (${kindsBefore}, ${newKinds}));`,
    );
  }
}
