import { Migration } from '@mikro-orm/migrations';

/** The sweep of open billing commands starts with the command that has waited longest. */
export class Migration20261125210000_command_checked_at extends Migration {
  override up(): void {
    this.addSql('alter table billing_command add checked_at timestamptz null');
  }
}
