import { defineEntity, p } from '@mikro-orm/core';
import { institute } from '#kernel/institute.ts';
import { channelsOf, type Channel, type Choice, type NotificationKind } from './notification-kinds.ts';

export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export const usualDigestHour = 17;
export const usualReflectionHour = 7;

const NotificationSettingSchema = defineEntity({
  name: 'NotificationSetting',
  tableName: 'notification_setting',
  properties: {
    userId: p.uuid().primary(),
    choice: p.json<Choice>().defaultRaw(`'{}'`),
    /** Minutes after midnight between which no email is sent; both are null without quiet hours. */
    quietFrom: p.integer().nullable(),
    quietUntil: p.integer().nullable(),
    zone: p.text().default(institute.timeZone),
    digestHour: p.integer().default(usualDigestHour),
    reflectionHour: p.integer().default(usualReflectionHour),
    /** Time of the next daily reflection; null while it is off. */
    reflectionAt: p.datetime().nullable().index(),
  },
});

export class NotificationSetting extends NotificationSettingSchema.class {
  channelsOf(kind: NotificationKind): readonly Channel[] {
    return channelsOf(kind, this.choice);
  }

  get quietHours(): QuietHours | null {
    const { quietFrom: from, quietUntil: until } = this;
    return from == null || until == null ? null : { from, until };
  }

  choose(kind: NotificationKind, wished: readonly Channel[]): void {
    this.choice = { ...this.choice, [kind]: [...new Set(wished)] };
  }
}
NotificationSettingSchema.setClass(NotificationSetting);

export const usualSetting = (userId: string): NotificationSetting =>
  Object.assign(Object.create(NotificationSetting.prototype) as NotificationSetting, {
    userId,
    choice: {},
    quietFrom: null,
    quietUntil: null,
    zone: institute.timeZone,
    digestHour: usualDigestHour,
    reflectionHour: usualReflectionHour,
    reflectionAt: null,
  });
