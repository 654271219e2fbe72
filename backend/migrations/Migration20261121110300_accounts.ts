import { Migration } from '@mikro-orm/migrations';

/** Creates the audit log, the devices of accounts, and the list of accounts to delete. */
export class Migration20261121110300_accounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_log" ("seq" bigint not null, "at" timestamptz not null, "action" text not null, "actor_id" uuid null, "subject_id" uuid null, "address" text null, "request_id" text null, "details" jsonb not null, "hash" bytea not null, primary key ("seq"));`,
    );
    this.addSql(`create index "audit_log_subject_id_seq_index" on "audit_log" ("subject_id", "seq");`);
    // Only one transaction at a time can write an entry, so that every entry contains the hash of the entry before it.
    this.addSql(`create or replace function "audit_log_chain_fn"() returns trigger as $$
      declare newest "audit_log";
      begin
        perform pg_advisory_xact_lock(hashtext('audit_log'));
        select * into newest from "audit_log" order by seq desc limit 1;
        new.seq := coalesce(newest.seq, 0) + 1;
        new.at := clock_timestamp();
        new.hash := sha256(coalesce(newest.hash, '') || convert_to(jsonb_build_array(
          new.seq, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), new.action, new.actor_id,
          new.subject_id, new.address, new.request_id, new.details)::text, 'UTF8'));
        return new;
      end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "chain" before insert on "audit_log" for each row execute function "audit_log_chain_fn"();`,
    );
    this.addSql(`create or replace function "audit_log_refuse_fn"() returns trigger as $$
      begin raise exception 'the audit log only grows'; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "refuse" before update or delete or truncate on "audit_log" for each statement execute function "audit_log_refuse_fn"();`,
    );

    this.addSql(
      `create table "known_devices" ("user_id" uuid not null, "fingerprint" text not null, "first_seen_at" timestamptz not null, "last_seen_at" timestamptz not null, primary key ("user_id", "fingerprint"));`,
    );
    this.addSql(
      `alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "account_deletion" ("user_id" uuid not null, "requested_at" timestamptz not null, "due_at" timestamptz not null, primary key ("user_id"));`,
    );
    this.addSql(`create index "account_deletion_due_at_index" on "account_deletion" ("due_at");`);
  }
}
