import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the outcome of a withdrawal in a column. Before, it was only in a note without an author, which looked like a
 * note of a deleted staff account.
 */
export class Migration20261125210100_withdrawal_outcomes extends Migration {
  override up(): void {
    this.addSql(`alter table "inquiry" add column "withdrawal_outcome" text null;`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_withdrawal_outcome_check" check ("withdrawal_outcome" in ('refunded', 'late', 'not-covered', 'unknown'));`,
    );
    this.addSql(
      `update "inquiry" set "withdrawal_outcome" = "audit_log"."details"->>'outcome' from "audit_log"
       where "inquiry"."kind" = 'withdrawal' and "audit_log"."action" = 'inquiries.withdrawal-received'
         and "audit_log"."details"->>'inquiryId' = "inquiry"."id"::text;`,
    );
  }
}
