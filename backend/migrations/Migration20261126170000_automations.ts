import { Migration } from '@mikro-orm/migrations';

/** Adds automations, their steps and the people in them, and labels of people. */
export class Migration20261126170000_automations extends Migration {
  override up(): void {
    this.addSql(
      `create table "email_label" ("email" text not null, "label" text not null, "added_at" timestamptz not null, primary key ("email", "label"));`,
    );
    this.addSql(`create index "email_label_label_index" on "email_label" ("label");`);
    this.addSql(
      `create table "sequence" ("id" uuid not null, "built_in" text null, "name" text not null, "trigger" text not null, "trigger_label" text null, "tiers" text[] not null, "labels" text[] not null, "sources" text[] not null, "goal" text not null default 'none', "active_since" timestamptz null, "updated_at" timestamptz not null, "updated_by" uuid null, primary key ("id"));`,
    );
    this.addSql(`alter table "sequence" add constraint "sequence_built_in_unique" unique ("built_in");`);
    this.addSql(`alter table "sequence" add constraint "sequence_name_unique" unique ("name");`);
    this.addSql(`create index "sequence_trigger_index" on "sequence" ("trigger");`);
    this.addSql(`alter table "sequence" add constraint "sequence_goal_check" check ("goal" in ('none', 'bought'));`);
    this.addSql(
      `create table "sequence_step" ("id" uuid not null, "sequence_id" uuid not null, "position" int not null, "wait_hours" int not null, "action" text not null, "tiers" text[] not null, "subject" text not null default '', "preheader" text not null default '', "body" text not null default '', "label" text not null default '', primary key ("id"));`,
    );
    this.addSql(
      `create index "sequence_step_sequence_id_position_index" on "sequence_step" ("sequence_id", "position");`,
    );
    this.addSql(
      `alter table "sequence_step" add constraint "sequence_step_action_check" check ("action" in ('email', 'add-label', 'remove-label', 'notify-staff'));`,
    );
    this.addSql(
      `create table "sequence_run" ("id" uuid not null, "sequence_id" uuid not null, "email" text not null, "first_name" text not null, "user_id" uuid null, "state" text not null default 'active', "next_step_id" uuid null, "due_at" timestamptz not null, "started_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "sequence_run_email_index" on "sequence_run" ("email");`);
    this.addSql(`create index "sequence_run_user_id_index" on "sequence_run" ("user_id");`);
    this.addSql(`create index "sequence_run_next_step_id_index" on "sequence_run" ("next_step_id");`);
    this.addSql(`create index "sequence_run_due" on "sequence_run" ("due_at") where "state" = 'active';`);
    this.addSql(
      `alter table "sequence_run" add constraint "sequence_run_sequence_id_email_unique" unique ("sequence_id", "email");`,
    );
    this.addSql(
      `alter table "sequence_run" add constraint "sequence_run_state_check" check ("state" in ('active', 'done', 'goal', 'unsubscribed', 'ended'));`,
    );
    this.addSql(
      `create table "sequence_step_record" ("id" uuid not null, "run_id" uuid not null, "step_id" uuid not null, "title" text not null, "result" text not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "sequence_step_record_run_id_index" on "sequence_step_record" ("run_id");`);
    this.addSql(`create index "sequence_step_record_step_id_at_index" on "sequence_step_record" ("step_id", "at");`);
    this.addSql(
      `alter table "sequence_step_record" add constraint "sequence_step_record_result_check" check ("result" in ('email-queued', 'label-changed', 'staff-notified', 'skipped', 'held-back'));`,
    );
    this.addSql(
      `alter table "sequence_step" add constraint "sequence_step_sequence_id_foreign" foreign key ("sequence_id") references "sequence" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sequence_run" add constraint "sequence_run_sequence_id_foreign" foreign key ("sequence_id") references "sequence" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sequence_step_record" add constraint "sequence_step_record_run_id_foreign" foreign key ("run_id") references "sequence_run" ("id") on delete cascade;`,
    );
  }
}
