import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EventDates } from '#modules/content/index.ts';
import { DateChangeToTell, PlaceFree, RemindersDue, RemovalToTell, ReplayReady } from '#modules/live-events/index.ts';
import { Notify, type News } from './notify.ts';

const begins = { day: 'begins in a day', hour: 'begins in an hour' };
const changed = {
  moved: 'has a new time',
  cancelled: 'is cancelled',
  restored: 'takes place after all',
  added: 'has another date',
  rescheduled: 'has new dates',
};

/** Notifies attendees of circles; the live-events emails are sent separately. */
@Injectable()
export class NotifyOfCircles {
  constructor(
    private readonly notify: Notify,
    private readonly dates: EventDates,
  ) {}

  @ReactsTo([RemindersDue], { name: 'NotifyWhenRemindersDue', queue: 'notices' })
  remind({ eventId, startsAt, kind, userIds }: RemindersDue['payload']): Promise<void> {
    const key = `reminder:${eventId}:${startsAt}:${kind}`;
    return this.tell(eventId, { kind: 'circle-reminder', key, text: begins[kind], userIds });
  }

  @ReactsTo([DateChangeToTell], { name: 'NotifyWhenDateChanged', queue: 'notices' })
  change({ eventId, knownAs, startsAt, sequence, change, userIds }: DateChangeToTell['payload']): Promise<void> {
    const key = `date-changed:${eventId}:${knownAs}:${sequence}:${change}:${startsAt}`;
    return this.tell(eventId, { kind: 'circle-changed', key, text: changed[change], userIds });
  }

  @ReactsTo([RemovalToTell], { name: 'NotifyWhenEventRemoved', queue: 'notices' })
  removal({ eventId, title, startsAt, userIds }: RemovalToTell['payload']): Promise<void> {
    const news = { key: `event-removed:${eventId}:${startsAt}`, title, text: changed.cancelled, path: '/events' };
    return this.notify.notify({ kind: 'circle-changed', userIds, ...news });
  }

  @ReactsTo([PlaceFree], { name: 'NotifyWhenPlaceFree', queue: 'notices' })
  placeFree({ eventId, rsvpId, userId }: PlaceFree['payload']): Promise<void> {
    const key = `place-free:${rsvpId}`;
    return this.tell(eventId, { kind: 'circle-changed', key, text: 'has a place for you', userIds: [userId] });
  }

  @ReactsTo([ReplayReady], { name: 'NotifyWhenReplayReady', queue: 'notices' })
  replay({ replayId, title, userIds }: ReplayReady['payload']): Promise<void> {
    const news = {
      key: `replay:${replayId}`,
      title,
      text: 'The replay is ready',
      path: `/members/replays/${replayId}`,
    };
    return this.notify.notify({ kind: 'replay', userIds, ...news });
  }

  /** A deleted event sends no more notifications. */
  private async tell(eventId: string, news: Omit<News, 'title' | 'path'>): Promise<void> {
    const event = await this.dates.find(eventId);
    if (event) await this.notify.notify({ ...news, title: event.title, path: `/events/${event.slug}` });
  }
}
