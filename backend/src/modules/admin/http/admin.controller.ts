import { Controller, Get, Query } from '@nestjs/common';
import { RequiresPermission } from '#platform/http/access.ts';
import { ListQuery } from '#platform/http/page.ts';
import { AllowsReplicaReads } from '#platform/http/replica-reads.ts';
import { ListSubscribers } from '../use-cases/list-subscribers.ts';
import { ReadAdminStats } from '../use-cases/read-stats.ts';
import { AdminStatsView, WaitingCountsView } from '../use-cases/stats.view.ts';
import { SubscriberCountsView, SubscriberPageView } from '../use-cases/subscribers.view.ts';

@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly readAdminStats: ReadAdminStats,
    private readonly listSubscribers: ListSubscribers,
  ) {}

  /** Returns the numbers that the start page of the admin area shows. */
  @Get('stats')
  @RequiresPermission('staff')
  @AllowsReplicaReads()
  stats(): Promise<AdminStatsView> {
    return this.readAdminStats.read();
  }

  /** Returns the numbers of open tasks for staff, such as open inquiries. */
  @Get('waiting')
  @RequiresPermission('staff')
  waiting(): Promise<WaitingCountsView> {
    return this.readAdminStats.waiting();
  }

  /** Lists subscribers of the mailing list, including unsubscribed ones, newest first. */
  @Get('subscribers')
  @RequiresPermission('staff')
  @AllowsReplicaReads()
  subscribers(@Query() query: ListQuery): Promise<SubscriberPageView> {
    return this.listSubscribers.list(query);
  }

  /** Returns the numbers of all, active and unsubscribed subscribers of the mailing list. */
  @Get('subscribers/counts')
  @RequiresPermission('staff')
  @AllowsReplicaReads()
  subscriberCounts(): Promise<SubscriberCountsView> {
    return this.readAdminStats.subscriberCounts();
  }
}
