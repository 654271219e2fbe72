import { Controller, Get, Query } from '@nestjs/common';
import { Requires } from '#platform/http/access.ts';
import { ListQuery } from '#platform/http/page.ts';
import { ListSubscribers } from '../use-cases/list-subscribers.ts';
import { ReadStats } from '../use-cases/read-stats.ts';
import { StatsView, WaitingView } from '../use-cases/stats.view.ts';
import { SubscriberCountsView, SubscriberPage } from '../use-cases/subscribers.view.ts';

@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly readStats: ReadStats,
    private readonly listSubscribers: ListSubscribers,
  ) {}

  /** Returns the figures of the admin start page. */
  @Get('stats')
  @Requires('staff')
  stats(): Promise<StatsView> {
    return this.readStats.read();
  }

  /** Returns the numbers of open tasks for staff. */
  @Get('waiting')
  @Requires('staff')
  waiting(): Promise<WaitingView> {
    return this.readStats.waiting();
  }

  /** Lists subscribers, including unsubscribed ones, newest first. */
  @Get('subscribers')
  @Requires('staff')
  subscribers(@Query() query: ListQuery): Promise<SubscriberPage> {
    return this.listSubscribers.list(query);
  }

  /** Returns the numbers of all and of active subscribers. */
  @Get('subscribers/counts')
  @Requires('staff')
  subscriberCounts(): Promise<SubscriberCountsView> {
    return this.readStats.subscriberCounts();
  }
}
