import { Migration } from '@mikro-orm/migrations';

export class Migration20261123190000_forum extends Migration {
  override up(): void {
    this.addSql(
      `create table "forum_category" ("id" uuid not null, "slug" text not null, "title" text not null, "sentence" text not null, "tier" text not null, "order_num" int not null, "post_count" int not null, primary key ("id"));`,
    );
    this.addSql(`alter table "forum_category" add constraint "forum_category_slug_unique" unique ("slug");`);
    this.addSql(
      `alter table "forum_category" add constraint "forum_category_tier_check" check ("tier" in ('free', 'seeker', 'creator', 'visionary'));`,
    );
    this.addSql(
      `insert into "forum_category" values
        ('01932f00-0000-7000-8000-000000000001', 'general', 'General Discussion', 'Anything on your mind.', 'seeker', 1, 0),
        ('01932f00-0000-7000-8000-000000000002', 'practice', 'Practice & Integration', 'What helps you, what is hard, and how it meets the day.', 'seeker', 2, 0),
        ('01932f00-0000-7000-8000-000000000003', 'introductions', 'Member Introductions', 'Who you are, and what brought you here.', 'seeker', 3, 0),
        ('01932f00-0000-7000-8000-000000000004', 'leadership', 'Leadership Circle', 'For those who carry something for others.', 'visionary', 4, 0);`,
    );

    this.addSql(
      `create table "forum_topic" ("id" uuid not null, "category_id" uuid not null, "slug" text not null, "title" text not null, "author_id" uuid null, "lesson_id" uuid null, "post_count" int not null, "last_number" int not null, "people" int not null, "last_post_at" timestamptz not null, "pinned_at" timestamptz null, "locked_at" timestamptz null, "locked_by" text null, "version" int not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "forum_topic" add constraint "forum_topic_slug_unique" unique ("slug");`);
    this.addSql(`alter table "forum_topic" add constraint "forum_topic_lesson_id_unique" unique ("lesson_id");`);
    this.addSql(
      `create index "forum_topic_latest" on "forum_topic" ("last_post_at" desc, "id" desc) where "post_count" > 0 and "pinned_at" is null;`,
    );
    this.addSql(
      `create index "forum_topic_latest_of_category" on "forum_topic" ("category_id", "last_post_at" desc, "id" desc) where "post_count" > 0;`,
    );
    this.addSql(`create index "forum_topic_pinned" on "forum_topic" ("pinned_at") where "pinned_at" is not null;`);
    this.addSql(`create index "forum_topic_author_id_index" on "forum_topic" ("author_id");`);

    this.addSql(
      `create table "forum_post" ("id" uuid not null, "topic_id" uuid not null, "author_id" uuid null, "client_id" uuid not null, "number" int null, "source" text not null, "html" text not null, "mentions" jsonb not null, "mentioned_ids" uuid[] not null, "state" text not null, "thanks" int not null, "open_reports" int not null, "version" int not null, "created_at" timestamptz not null, "edited_at" timestamptz null, "deleted_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "forum_post" add constraint "forum_post_topic_id_number_unique" unique ("topic_id", "number");`,
    );
    this.addSql(
      `alter table "forum_post" add constraint "forum_post_author_id_client_id_unique" unique ("author_id", "client_id");`,
    );
    this.addSql(
      `alter table "forum_post" add constraint "forum_post_state_check" check ("state" in ('shown', 'held', 'hidden', 'deleted'));`,
    );
    this.addSql(
      `create index "forum_post_waiting" on "forum_post" ("created_at", "id") where "open_reports" > 0 or "state" = 'held';`,
    );
    this.addSql(`create index "forum_post_words" on "forum_post" using gin (to_tsvector('english', "source"));`);
    this.addSql(`create index "forum_post_mentioned_ids" on "forum_post" using gin ("mentioned_ids");`);

    this.addSql(
      `create table "forum_former_words" ("id" uuid not null, "post_id" uuid not null, "source" text not null, "html" text not null, "replaced_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "forum_former_words_post_id_index" on "forum_former_words" ("post_id");`);

    this.addSql(
      `create table "forum_profile" ("user_id" uuid not null, "account_name" text not null, "shown_name" text null, "line" text null, "is_hidden" boolean not null, "member_since" timestamptz not null, "post_count" int not null, "read_before" timestamptz not null, "suspended_until" timestamptz null, "suspended_why" text null, primary key ("user_id"));`,
    );
    this.addSql(
      `create index "forum_profile_name" on "forum_profile" using gin (lower(coalesce("shown_name", "account_name")) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "forum_profile_suspended" on "forum_profile" ("suspended_until") where "suspended_until" is not null;`,
    );

    this.addSql(
      `create table "forum_reading" ("user_id" uuid not null, "topic_id" uuid not null, "read_number" int not null, "follows" boolean not null, "has_written" boolean not null, primary key ("user_id", "topic_id"));`,
    );
    this.addSql(`create index "forum_reading_followers" on "forum_reading" ("topic_id") where "follows";`);
    this.addSql(
      `create table "forum_thanks" ("post_id" uuid not null, "user_id" uuid not null, "given_at" timestamptz not null, primary key ("post_id", "user_id"));`,
    );
    this.addSql(`create index "forum_thanks_user_id_index" on "forum_thanks" ("user_id");`);
    this.addSql(
      `create table "forum_mute" ("user_id" uuid not null, "muted_id" uuid not null, primary key ("user_id", "muted_id"));`,
    );
    this.addSql(`create index "forum_mute_muted_id_index" on "forum_mute" ("muted_id");`);

    this.addSql(
      `create table "forum_report" ("id" uuid not null, "post_id" uuid not null, "reporter_id" uuid null, "reason" text not null, "words" text null, "created_at" timestamptz not null, "decided_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "forum_report" add constraint "forum_report_post_id_reporter_id_unique" unique ("post_id", "reporter_id");`,
    );
    this.addSql(`create index "forum_report_reporter_id_index" on "forum_report" ("reporter_id");`);
    this.addSql(
      `alter table "forum_report" add constraint "forum_report_reason_check" check ("reason" in ('unkind', 'confidence', 'selling', 'danger', 'other'));`,
    );

    this.addSql(
      `create table "forum_deed" ("id" uuid not null, "kind" text not null, "post_id" uuid null, "topic_id" uuid null, "subject_id" uuid null, "staff_id" uuid null, "is_by_admin" boolean not null, "reason" text not null, "until" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "forum_deed_post_id_index" on "forum_deed" ("post_id");`);
    this.addSql(`create index "forum_deed_topic_id_index" on "forum_deed" ("topic_id");`);
    this.addSql(`create index "forum_deed_subject_id_index" on "forum_deed" ("subject_id");`);
    this.addSql(`create index "forum_deed_created_at_id_index" on "forum_deed" ("created_at", "id");`);
    this.addSql(
      `alter table "forum_deed" add constraint "forum_deed_kind_check" check ("kind" in ('leave', 'hide', 'restore', 'warn', 'suspend', 'move', 'pin', 'unpin', 'lock', 'unlock', 'lift'));`,
    );
  }
}
