import { Migration } from '@mikro-orm/migrations';

/** Ends a run whose step always fails, with its reason. */
export class Migration20261126201000_failed_automation_runs extends Migration {
  override up(): void {
    this.addSql(
      `alter table "sequence_run" add column "failed_attempts" int not null default 0, add column "failure" text null;`,
    );
    this.replaceValues(
      `'active', 'done', 'goal', 'unsubscribed', 'ended', 'failed'`,
      `'email-queued', 'label-changed', 'staff-notified', 'skipped', 'held-back', 'failed'`,
    );
  }

  private replaceValues(states: string, results: string): void {
    this.addSql(`alter table "sequence_run" drop constraint "sequence_run_state_check";`);
    this.addSql(`alter table "sequence_run" add constraint "sequence_run_state_check" check ("state" in (${states}));`);
    this.addSql(`alter table "sequence_step_record" drop constraint "sequence_step_record_result_check";`);
    this.addSql(
      `alter table "sequence_step_record" add constraint "sequence_step_record_result_check" check ("result" in (${results}));`,
    );
  }
}
