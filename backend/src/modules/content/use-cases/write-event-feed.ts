import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { madeAt } from '../../../kernel/id.ts';
import { Settings } from '../../../platform/config/settings.ts';
import type { EventView } from './content.view.ts';
import { feedText } from './feed-text.ts';
import { ReadContent } from './read-content.ts';

/** As many as a reader wants to see ahead. */
const limit = 50;

/** The events to come as RSS, next first. */
@Injectable()
export class WriteEventFeed {
  constructor(
    private readonly readContent: ReadContent,
    private readonly settings: Settings,
  ) {}

  async execute(): Promise<string> {
    const site = this.settings.siteOrigin;
    const { items } = await this.readContent.list('events', { when: 'upcoming', limit }, undefined);
    return feedText({
      site,
      path: '/events',
      title: 'Events',
      description: 'Live circles, workshops and gatherings to come.',
      items: items.map((event) => ({
        id: event.id,
        title: `${event.title}, ${whenOf(event)}`,
        link: `${site}/events/${encodeURIComponent(event.slug)}`,
        description: event.description ?? event.title,
        date: madeAt(event.id),
      })),
    });
  }
}

/** "Wednesday 25 November 2026, 7:00 PM EST", on the event's own clock. */
const whenOf = ({ startsAt, zone }: EventView): string =>
  DateTime.fromISO(startsAt, { zone }).setLocale('en-US').toFormat('cccc d LLLL yyyy, h:mm a ZZZZ');
