import { Migration } from '@mikro-orm/migrations';

/** Adds the goal `replied` of automations, and the outcome of a reply that staff get. */
export class Migration20261126230000_reply_goal extends Migration {
  override up(): void {
    this.replaceValues(`'none', 'bought', 'replied'`, `'posted', 'forwarded', 'refused', 'ignored'`);
  }

  private replaceValues(goals: string, outcomes: string): void {
    this.addSql(`alter table "sequence" drop constraint "sequence_goal_check";`);
    this.addSql(`alter table "sequence" add constraint "sequence_goal_check" check ("goal" in (${goals}));`);
    this.addSql(`alter table "inbound_email" drop constraint "inbound_email_outcome_check";`);
    this.addSql(
      `alter table "inbound_email" add constraint "inbound_email_outcome_check" check ("outcome" in (${outcomes}));`,
    );
  }
}
