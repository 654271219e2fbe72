import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit, type RateLimitOptions } from '#platform/http/limit.ts';
import { AccountMailingPreferences } from '../use-cases/list/account-preferences.ts';
import { AccountMailingView } from '../use-cases/list/list.view.ts';
import { AccountMailingDto } from './mailing.dto.ts';

const rateLimit: RateLimitOptions = { setting: 'limitNotifications', windowSeconds: 60, per: 'user' };

@Controller('api/mailing/preferences')
export class AccountMailingController {
  constructor(private readonly preferences: AccountMailingPreferences) {}

  /** Returns which emails of the mailing list the caller gets. */
  @Get()
  @RequiresPermission('member')
  @RateLimit(rateLimit)
  read(@CurrentUser() userId: string): Promise<AccountMailingView> {
    return this.preferences.read(userId);
  }

  /** Changes which emails of the mailing list the caller gets. */
  @Put()
  @RequiresPermission('member')
  @RateLimit(rateLimit)
  save(@CurrentUser() userId: string, @Body() choice: AccountMailingDto): Promise<AccountMailingView> {
    return this.preferences.save(userId, choice);
  }
}
