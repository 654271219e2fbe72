import { defineEntity, p } from '@mikro-orm/core';

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'forum_profile',
  properties: {
    userId: p.uuid().primary(),
    /** What the account calls the person. */
    accountName: p.text(),
    /** What the person wishes to be called here instead. */
    shownName: p.text().nullable(),
    /** What the two names look like: a chosen one looks like no other. */
    shownSkeleton: p.text().nullable().unique(),
    accountSkeleton: p.text().nullable().index(),
    /** A line about oneself. */
    line: p.text().nullable(),
    /** Members see the name and the ring, and nothing else; nobody finds it for a mention. */
    isHidden: p.boolean(),
    /** When the account began. */
    memberSince: p.datetime(),
    /** Posts that are shown. */
    postCount: p.integer(),
    /** What was written before is not new. */
    readBefore: p.datetime(),
    /** Until then the person reads and does not write. */
    suspendedUntil: p.datetime().nullable(),
    suspendedWhy: p.text().nullable(),
  },
  indexes: [
    {
      name: 'forum_profile_name',
      expression: `create index "forum_profile_name" on "forum_profile" using gin (search_fold(coalesce("shown_name", "account_name")) gin_trgm_ops)`,
    },
    {
      name: 'forum_profile_suspended',
      expression: `create index "forum_profile_suspended" on "forum_profile" ("suspended_until") where "suspended_until" is not null`,
    },
  ],
});

/** A person as members see them. */
export class Profile extends ProfileSchema.class {
  get name(): string {
    return this.shownName ?? this.accountName;
  }

  isSuspended(now: Date): boolean {
    return (this.suspendedUntil ?? now) > now;
  }
}
ProfileSchema.setClass(Profile);

const MuteSchema = defineEntity({
  name: 'Mute',
  tableName: 'forum_mute',
  properties: { userId: p.uuid().primary(), mutedId: p.uuid().primary() },
  indexes: [{ properties: ['mutedId'] }],
});

/** Somebody does not wish to read a person's words. */
export class Mute extends MuteSchema.class {}
MuteSchema.setClass(Mute);
