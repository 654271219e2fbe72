import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ListQuery } from '#platform/http/page.ts';
import { AllowsReplicaReads } from '#platform/http/replica-reads.ts';
import {
  BillingHealthView,
  DriftPageView,
  FailedPaymentPageView,
  StripeEventReplayView,
  StripeEventPageView,
} from '../use-cases/figures/billing-admin.view.ts';
import { ListDrift } from '../use-cases/reconcile/list-drift.ts';
import { ListFailedPayments } from '../use-cases/figures/list-failed-payments.ts';
import { ListStripeEvents } from '../use-cases/events/list-stripe-events.ts';
import { ReadBillingHealth } from '../use-cases/figures/read-billing-health.ts';
import { ReplayStripeEvent } from '../use-cases/events/replay-stripe-event.ts';
import { StripeEventParams, StripeEventsQuery } from './billing-admin.dto.ts';

@Controller('api/admin/billing')
export class BillingAdminController {
  constructor(
    private readonly readBillingHealth: ReadBillingHealth,
    private readonly listStripeEvents: ListStripeEvents,
    private readonly replayStripeEvent: ReplayStripeEvent,
    private readonly listDrift: ListDrift,
    private readonly listFailedPayments: ListFailedPayments,
  ) {}

  /**
   * Returns the age of unprocessed events, the number of differences from the payment provider's data, revenue, and the
   * rate of ended memberships (churn).
   */
  @Get()
  @RequiresPermission('admin')
  @AllowsReplicaReads()
  health(): Promise<BillingHealthView> {
    return this.readBillingHealth.read();
  }

  /** Lists events received from the payment provider, newest first. */
  @Get('events')
  @RequiresPermission('admin')
  events(@Query() query: StripeEventsQuery): Promise<StripeEventPageView> {
    return this.listStripeEvents.list(query);
  }

  /** Adds a stored event to the queue, so that it is processed again. */
  @Post('events/:id/replay')
  @HttpCode(202)
  @RequiresPermission('admin')
  replay(@CurrentUser() actorId: string, @Param() { id }: StripeEventParams): Promise<StripeEventReplayView> {
    return this.replayStripeEvent.replay({ actorId, eventId: id });
  }

  /** Lists differences between our data and the payment provider's, newest first. */
  @Get('drift')
  @RequiresPermission('admin')
  drift(@Query() query: ListQuery): Promise<DriftPageView> {
    return this.listDrift.list(query);
  }

  /** Lists unpaid invoices with a failed payment, newest first. Excludes invoices of upgrades. */
  @Get('failed-payments')
  @RequiresPermission('admin')
  failedPayments(@Query() query: ListQuery): Promise<FailedPaymentPageView> {
    return this.listFailedPayments.list(query);
  }
}
