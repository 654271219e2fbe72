import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit, type RateLimitOptions } from '#platform/http/limit.ts';
import { PageQuery } from '#platform/http/page.ts';
import { UpdateNotificationSettings } from '../use-cases/update-settings.ts';
import { NotificationPageView, NotificationSettingsView, UnreadCountView } from '../use-cases/notifications.view.ts';
import { ReadNotifications } from '../use-cases/read-notifications.ts';
import { UpdateNotificationSettingsDto, MarkAllReadDto, MarkPageReadDto } from './notifications.dto.ts';

const notificationsRateLimit: RateLimitOptions = { setting: 'limitNotifications', windowSeconds: 60, per: 'user' };

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly readNotifications: ReadNotifications,
    private readonly chooseNotifications: UpdateNotificationSettings,
  ) {}

  /** Lists the caller's notifications, newest first. */
  @Get()
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  list(@CurrentUser() userId: string, @Query() query: PageQuery): Promise<NotificationPageView> {
    return this.readNotifications.list({ userId, ...query });
  }

  /** Returns the number of unread notifications. */
  @Get('unread')
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  unread(@CurrentUser() userId: string): Promise<UnreadCountView> {
    return this.readNotifications.unread(userId);
  }

  /** Marks all notifications up to the id `upTo` as read. */
  @Post('read')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  markAll(@CurrentUser() userId: string, @Body() { upTo }: MarkAllReadDto): Promise<void> {
    return this.readNotifications.markAll({ userId, upTo });
  }

  /** Marks the notifications that link to the page with this path as read. */
  @Post('read-page')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  markPage(@CurrentUser() userId: string, @Body() { path }: MarkPageReadDto): Promise<void> {
    return this.readNotifications.markPage({ userId, path });
  }

  /**
   * Marks a notification as read. If a user caused it, this also marks older notifications of the same kind about the
   * same page.
   */
  @Post(':id/read')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  markOne(@CurrentUser() userId: string, @Param('id') id: string): Promise<void> {
    return this.readNotifications.markOne({ userId, id });
  }

  /** Returns the notification settings. */
  @Get('settings')
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  settings(@CurrentUser() userId: string): Promise<NotificationSettingsView> {
    return this.chooseNotifications.read(userId);
  }

  /** Changes the notification settings. */
  @Put('settings')
  @RequiresPermission('member')
  @RateLimit(notificationsRateLimit)
  choose(
    @CurrentUser() userId: string,
    @Body() choice: UpdateNotificationSettingsDto,
  ): Promise<NotificationSettingsView> {
    return this.chooseNotifications.update(userId, choice);
  }
}
