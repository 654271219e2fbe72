import { Migration } from '@mikro-orm/migrations';

/**
 * Counts wrong codes from the network that requested the emailed code separately from wrong codes of other networks.
 */
export class Migration20261125160200_requester_tries extends Migration {
  override up(): void {
    this.addSql(
      `alter table "one_time_tokens" add column "requested_from" text null, add column "requester_tries" int not null default 0;`,
    );
    this.addSql(`alter table "auth_email_request" add column "requested_from" text null;`);
  }
}
