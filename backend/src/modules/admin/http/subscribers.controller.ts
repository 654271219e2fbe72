import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ConsentListView } from '../use-cases/consents.view.ts';
import { ManageSubscriber } from '../use-cases/manage-subscriber.ts';
import { SubscriberParams } from './admin.dto.ts';

@Controller('api/admin/subscribers')
export class SubscribersController {
  constructor(private readonly manageSubscriber: ManageSubscriber) {}

  /** Lists the consents that a subscriber gave and withdrew, at most 50, newest first. */
  @Get(':id/consents')
  @RequiresPermission('staff')
  consents(@Param() { id }: SubscriberParams): Promise<ConsentListView> {
    return this.manageSubscriber.listConsents(id);
  }

  /** Unsubscribes a person at that person's request to staff, and returns the consents after that. */
  @Post(':id/unsubscribe')
  @HttpCode(200)
  @RequiresPermission('staff')
  unsubscribe(@CurrentUser() actorId: string, @Param() { id }: SubscriberParams): Promise<ConsentListView> {
    return this.manageSubscriber.unsubscribe({ id, actorId });
  }
}
