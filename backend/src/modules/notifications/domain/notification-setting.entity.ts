import { defineEntity, p } from '@mikro-orm/core';
import { institute } from '#kernel/institute.ts';
import {
  resolveChannels,
  type NotificationChannel,
  type ChannelChoice,
  type NotificationKind,
} from './notification-kinds.ts';

export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

export const defaultDigestHour = 17;
export const defaultReflectionHour = 7;

const NotificationSettingSchema = defineEntity({
  name: 'NotificationSetting',
  tableName: 'notification_setting',
  properties: {
    userId: p.uuid().primary(),
    choice: p.json<ChannelChoice>().defaultRaw(`'{}'`),
    /** Quiet hours are in minutes after midnight and do not apply to digests. */
    quietFrom: p.integer().nullable(),
    quietUntil: p.integer().nullable(),
    zone: p.text().default(institute.timeZone),
    digestHour: p.integer().default(defaultDigestHour),
    reflectionHour: p.integer().default(defaultReflectionHour),
    reflectionAt: p.datetime().nullable().index(),
  },
});

export class NotificationSetting extends NotificationSettingSchema.class {
  chosenChannels(kind: NotificationKind): readonly NotificationChannel[] {
    return resolveChannels(kind, this.choice);
  }

  getsReflectionByEmail(): boolean {
    return this.chosenChannels('reflection').some((channel) => channel !== 'product');
  }

  get quietHours(): QuietHours | null {
    const { quietFrom: from, quietUntil: until } = this;
    return from == null || until == null ? null : { from, until };
  }

  setChannels(kind: NotificationKind, channels: readonly NotificationChannel[]): void {
    this.choice = { ...this.choice, [kind]: [...new Set(channels)] };
  }
}
NotificationSettingSchema.setClass(NotificationSetting);

export const createDefaultSetting = (userId: string): NotificationSetting =>
  Object.assign(Object.create(NotificationSetting.prototype) as NotificationSetting, {
    userId,
    choice: {},
    quietFrom: null,
    quietUntil: null,
    zone: institute.timeZone,
    digestHour: defaultDigestHour,
    reflectionHour: defaultReflectionHour,
    reflectionAt: null,
  });
