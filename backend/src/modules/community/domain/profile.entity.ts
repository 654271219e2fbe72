import { defineEntity, p } from '@mikro-orm/core';

const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'forum_profile',
  properties: {
    userId: p.uuid().primary(),
    accountName: p.text(),
    shownName: p.text().nullable(),
    /** Names that look alike have the same skeleton. The column is unique, so that members cannot imitate a name. */
    shownSkeleton: p.text().nullable().unique(),
    accountSkeleton: p.text().nullable().index(),
    line: p.text().nullable(),
    /** Other members see only the name and avatar of a hidden member. */
    isHidden: p.boolean(),
    memberSince: p.datetime(),
    postCount: p.integer(),
    readBefore: p.datetime(),
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

export class Mute extends MuteSchema.class {}
MuteSchema.setClass(Mute);
