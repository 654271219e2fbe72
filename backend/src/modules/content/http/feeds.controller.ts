import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RequiresPermission } from '#platform/http/access.ts';
import { TextResponse } from '#platform/http/text-response.ts';
import { PublicCalendarWriter } from '../use-cases/calendar-writer.ts';
import { RssFeeds } from '../use-cases/rss-feeds.ts';

/** Feeds and calendar files contain only content that visitors may see. */
@ApiExcludeController()
@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: RssFeeds,
    private readonly calendarFiles: PublicCalendarWriter,
  ) {}

  @Get('events.rss')
  @RequiresPermission('anyone')
  @TextResponse('application/rss+xml')
  events(): Promise<string> {
    return this.feeds.events();
  }

  @Get('resources.rss')
  @RequiresPermission('anyone')
  @TextResponse('application/rss+xml')
  resources(): Promise<string> {
    return this.feeds.resources();
  }

  @Get('events/:slug.ics')
  @RequiresPermission('anyone')
  @TextResponse('text/calendar')
  calendar(@Param('slug') slug: string): Promise<string> {
    return this.calendarFiles.write(slug);
  }
}
