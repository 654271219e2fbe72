import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit, type LimitOptions } from '#platform/http/limit.ts';
import { PageQuery } from '#platform/http/page.ts';
import { UpdateSettings } from '../use-cases/update-settings.ts';
import { NotificationPageView, NotificationSettingsView, UnreadView } from '../use-cases/notifications.view.ts';
import { ReadNotifications } from '../use-cases/read-notifications.ts';
import { ChooseNotificationsDto, ReadAllDto, ReadPageDto } from './notifications.dto.ts';

const perMember: LimitOptions = { setting: 'limitNotifications', windowSeconds: 60, per: 'user' };

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly readNotifications: ReadNotifications,
    private readonly chooseNotifications: UpdateSettings,
  ) {}

  /** Lists the caller's notifications, newest first. */
  @Get()
  @Requires('member')
  @Limit(perMember)
  list(@CurrentUser() userId: string, @Query() query: PageQuery): Promise<NotificationPageView> {
    return this.readNotifications.list({ userId, ...query });
  }

  /** Returns the number of unread notifications. */
  @Get('unread')
  @Requires('member')
  @Limit(perMember)
  unread(@CurrentUser() userId: string): Promise<UnreadView> {
    return this.readNotifications.unread(userId);
  }

  /** Marks all notifications up to the id `upTo` as read. */
  @Post('read')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markAll(@CurrentUser() userId: string, @Body() { upTo }: ReadAllDto): Promise<void> {
    return this.readNotifications.markAll({ userId, upTo });
  }

  /** Marks the notifications that link to the page with this path as read. */
  @Post('read-page')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markPage(@CurrentUser() userId: string, @Body() { path }: ReadPageDto): Promise<void> {
    return this.readNotifications.markPage({ userId, path });
  }

  /** Marks a notification as read. */
  @Post(':id/read')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markOne(@CurrentUser() userId: string, @Param('id') id: string): Promise<void> {
    return this.readNotifications.markOne({ userId, id });
  }

  /** Returns the notification settings. */
  @Get('settings')
  @Requires('member')
  @Limit(perMember)
  settings(@CurrentUser() userId: string): Promise<NotificationSettingsView> {
    return this.chooseNotifications.read(userId);
  }

  /** Changes the notification settings. */
  @Put('settings')
  @Requires('member')
  @Limit(perMember)
  choose(@CurrentUser() userId: string, @Body() choice: ChooseNotificationsDto): Promise<NotificationSettingsView> {
    return this.chooseNotifications.update(userId, choice);
  }
}
