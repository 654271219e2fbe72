import { DateTime } from 'luxon';
import { notificationKindRules, type NotificationKind } from '../domain/notification-kinds.ts';
import type { NotificationSetting, QuietHours } from '../domain/notification-setting.entity.ts';

export function computeNextTimeAt(hour: number, zone: string, now: Date): Date {
  const there = DateTime.fromJSDate(now, { zone });
  const today = there.startOf('day').set({ hour });
  return (today > there ? today : there.startOf('day').plus({ days: 1 }).set({ hour })).toJSDate();
}

export function computeTimeAfterQuietHours(quiet: QuietHours | null, zone: string, now: Date): Date {
  if (!quiet || quiet.from === quiet.until) return now;
  const there = DateTime.fromJSDate(now, { zone });
  const minute = there.hour * 60 + there.minute;
  const { from, until } = quiet;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return now;
  const day = minute < until ? there : there.plus({ days: 1 });
  return day
    .startOf('day')
    .set({ hour: Math.floor(until / 60), minute: until % 60 })
    .toJSDate();
}

export function computeDeliveryTimes(setting: NotificationSetting, kind: NotificationKind, now: Date) {
  const channels = setting.chosenChannels(kind);
  const { mailsByItself } = notificationKindRules[kind];
  return {
    mailAt:
      channels.includes('mail') && !mailsByItself
        ? computeTimeAfterQuietHours(setting.quietHours, setting.zone, now)
        : null,
    digestAt: channels.includes('digest') ? computeNextTimeAt(setting.digestHour, setting.zone, now) : null,
  };
}

export const computeNextReflectionAt = (setting: NotificationSetting, now: Date): Date | null =>
  setting.chosenChannels('reflection').length > 0 ? computeNextTimeAt(setting.reflectionHour, setting.zone, now) : null;
