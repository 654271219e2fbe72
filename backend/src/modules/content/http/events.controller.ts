import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { EventListQuery } from './content.dto.ts';
import { EventView } from '../use-cases/content.view.ts';
import { ReadContent } from '../use-cases/read-content.ts';
import { EventPage } from './content-pages.view.ts';

@Controller('api/events')
export class EventsController {
  constructor(private readonly readContent: ReadContent) {}

  /** Lists events, latest first, what repeats once and by its next date; what is above the reader's tier is locked. */
  @Get()
  @Requires('anyone')
  list(@Query() query: EventListQuery, @CurrentUser() readerId: string | undefined): Promise<EventPage> {
    return this.readContent.list('events', query, readerId);
  }

  /** Reads one by its id or slug. */
  @Get(':idOrSlug')
  @Requires('anyone')
  one(@Param('idOrSlug') idOrSlug: string, @CurrentUser() readerId: string | undefined): Promise<EventView> {
    return this.readContent.one('events', idOrSlug, readerId);
  }
}
