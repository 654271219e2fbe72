import { Migration } from '@mikro-orm/migrations';

/** Adds the time of the last check, so that the sweep of open billing commands starts with the oldest check. */
export class Migration20261125210000_command_checked_at extends Migration {
  override up(): void {
    this.addSql('alter table billing_command add checked_at timestamptz null');
  }
}
