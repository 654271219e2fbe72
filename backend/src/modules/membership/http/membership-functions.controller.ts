import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { CheckSubscription } from '../use-cases/check-subscription.ts';
import { CheckSubscriptionDto, SubscriptionView } from './membership.dto.ts';

@Controller('api/functions')
export class MembershipFunctionsController {
  constructor(private readonly checkSubscription: CheckSubscription) {}

  /** Returns the member's current tier. */
  @Post('check-subscription')
  @HttpCode(200)
  @RequiresPermission('member')
  check(@CurrentUser() userId: string, @Body() _body: CheckSubscriptionDto): Promise<SubscriptionView> {
    return this.checkSubscription.check({ userId });
  }
}
