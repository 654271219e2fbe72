import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { TextResponse } from '#platform/http/text-response.ts';
import { CalendarUrlView } from '../use-cases/calendar/calendar-url.view.ts';
import { ManageCalendarUrls } from '../use-cases/calendar/calendar-urls.ts';
import { BuildCalendarFeed } from '../use-cases/calendar/build-calendar-feed.ts';

@Controller()
export class CalendarController {
  constructor(
    private readonly addresses: ManageCalendarUrls,
    private readonly writeCalendar: BuildCalendarFeed,
  ) {}

  /** Returns the URL of your calendar. */
  @Get('api/calendar')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitCalendar', windowSeconds: 60, per: 'user' })
  address(@CurrentUser() userId: string): Promise<CalendarUrlView> {
    return this.addresses.read(userId);
  }

  /** Creates a new calendar URL and makes the previous URL invalid. */
  @Post('api/calendar/renew')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitCalendar', windowSeconds: 60, per: 'user' })
  renew(@CurrentUser() userId: string): Promise<CalendarUrlView> {
    return this.addresses.renew(userId);
  }

  /** Returns the calendar file to calendar apps, which identify the member by the token in the URL. */
  @Get('calendar/:token.ics')
  @RequiresPermission('anyone')
  @RateLimit({ setting: 'limitCalendar', windowSeconds: 60, per: 'ip' })
  @TextResponse('text/calendar', 'private, no-cache')
  @ApiExcludeEndpoint()
  calendar(@Param('token') token: string): Promise<string> {
    return this.writeCalendar.write(token);
  }
}
