import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Requires } from '../../../platform/http/access.ts';
import { SendsText } from '../../../platform/http/made-text.ts';
import { WriteCalendarFile } from '../use-cases/write-calendar-file.ts';
import { WriteEventFeed } from '../use-cases/write-event-feed.ts';
import { WriteResourceFeed } from '../use-cases/write-resource-feed.ts';

/** What calendars and feed readers fetch, at the addresses of the site. Each reads as a visitor. */
@ApiExcludeController()
@Controller()
export class FeedsController {
  constructor(
    private readonly calendarFile: WriteCalendarFile,
    private readonly eventFeed: WriteEventFeed,
    private readonly resourceFeed: WriteResourceFeed,
  ) {}

  @Get('events.rss')
  @Requires('anyone')
  @SendsText('application/rss+xml')
  events(): Promise<string> {
    return this.eventFeed.execute();
  }

  @Get('resources.rss')
  @Requires('anyone')
  @SendsText('application/rss+xml')
  resources(): Promise<string> {
    return this.resourceFeed.execute();
  }

  @Get('events/:slug.ics')
  @Requires('anyone')
  @SendsText('text/calendar')
  calendar(@Param('slug') slug: string): Promise<string> {
    return this.calendarFile.execute(slug);
  }
}
