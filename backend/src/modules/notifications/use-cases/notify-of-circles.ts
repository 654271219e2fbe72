import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EventDates } from '#modules/content/index.ts';
import {
  EventDateChangedNotice,
  WaitlistPromoted,
  RemindersBecameDue,
  EventRemovedNotice,
  ReplayBecameReady,
} from '#modules/live-events/index.ts';
import { CreateNotifications, type NotificationContent } from './notify.ts';

const reminderTexts = { day: 'begins in a day', hour: 'begins in an hour' };
const dateChangeTexts = {
  moved: 'has a new time',
  cancelled: 'is cancelled',
  restored: 'takes place after all',
  added: 'has another date',
  rescheduled: 'has new dates',
  ended: 'has no more dates',
};

/** The mailing module sends the emails about these events, except emails about replays. */
@Injectable()
export class NotifyOfCircles {
  constructor(
    private readonly notify: CreateNotifications,
    private readonly dates: EventDates,
  ) {}

  @ReactsTo([RemindersBecameDue], { name: 'NotifyWhenRemindersDue', queue: 'notices' })
  notifyReminder({ eventId, startsAt, kind, userIds }: RemindersBecameDue['payload']): Promise<void> {
    const key = `reminder:${eventId}:${startsAt}:${kind}`;
    return this.notifyUsers(eventId, { kind: 'circle-reminder', key, text: reminderTexts[kind], userIds });
  }

  @ReactsTo([EventDateChangedNotice], { name: 'NotifyWhenDateChanged', queue: 'notices' })
  notifyChange({
    eventId,
    knownAs,
    startsAt,
    sequence,
    change,
    userIds,
  }: EventDateChangedNotice['payload']): Promise<void> {
    const key = `date-changed:${eventId}:${knownAs}:${sequence}:${change}:${startsAt}`;
    return this.notifyUsers(eventId, { kind: 'circle-changed', key, text: dateChangeTexts[change], userIds });
  }

  @ReactsTo([EventRemovedNotice], { name: 'NotifyWhenEventRemoved', queue: 'notices' })
  notifyRemoval({ eventId, title, startsAt, userIds }: EventRemovedNotice['payload']): Promise<void> {
    const news = {
      key: `event-removed:${eventId}:${startsAt}`,
      title,
      text: dateChangeTexts.cancelled,
      path: '/events',
    };
    return this.notify.notify({ kind: 'circle-changed', userIds, ...news });
  }

  @ReactsTo([WaitlistPromoted], { name: 'NotifyWhenPlaceFree', queue: 'notices' })
  notifyPlaceFree({ eventId, rsvpId, userId }: WaitlistPromoted['payload']): Promise<void> {
    const key = `place-free:${rsvpId}`;
    return this.notifyUsers(eventId, { kind: 'circle-changed', key, text: 'has a place for you', userIds: [userId] });
  }

  @ReactsTo([ReplayBecameReady], { name: 'NotifyWhenReplayReady', queue: 'notices' })
  notifyReplay({ replayId, title, userIds }: ReplayBecameReady['payload']): Promise<void> {
    const news = {
      key: `replay:${replayId}`,
      title,
      text: 'The replay is ready',
      path: `/members/replays/${replayId}`,
    };
    return this.notify.notify({ kind: 'replay', userIds, ...news });
  }

  private async notifyUsers(eventId: string, news: Omit<NotificationContent, 'title' | 'path'>): Promise<void> {
    const event = await this.dates.findEvents(eventId);
    if (event) await this.notify.notify({ ...news, title: event.title, path: `/events/${event.slug}` });
  }
}
