import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit, type LimitOptions } from '#platform/http/limit.ts';
import { PageQuery } from '#platform/http/page.ts';
import { ChooseNotifications } from '../use-cases/choose-notifications.ts';
import { NotificationPageView, NotificationSettingsView, UnreadView } from '../use-cases/notifications.view.ts';
import { ReadNotifications } from '../use-cases/read-notifications.ts';
import { ChooseNotificationsDto, ReadAllDto, ReadPageDto } from './notifications.dto.ts';

const perMember: LimitOptions = { setting: 'limitNotifications', windowSeconds: 60, per: 'user' };

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly readNotifications: ReadNotifications,
    private readonly chooseNotifications: ChooseNotifications,
  ) {}

  /** What one was told, newest first. */
  @Get()
  @Requires('member')
  @Limit(perMember)
  list(@CurrentUser() userId: string, @Query() query: PageQuery): Promise<NotificationPageView> {
    return this.readNotifications.list({ userId, ...query });
  }

  /** How much of it one has not read. */
  @Get('unread')
  @Requires('member')
  @Limit(perMember)
  unread(@CurrentUser() userId: string): Promise<UnreadView> {
    return this.readNotifications.unread(userId);
  }

  /** Marks all as read that one was shown. */
  @Post('read')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markAll(@CurrentUser() userId: string, @Body() { upTo }: ReadAllDto): Promise<void> {
    return this.readNotifications.markAll({ userId, upTo });
  }

  /** Marks all as read that lead to a page the caller has opened. */
  @Post('read-page')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markPage(@CurrentUser() userId: string, @Body() { path }: ReadPageDto): Promise<void> {
    return this.readNotifications.markPage({ userId, path });
  }

  /** Marks one as read. */
  @Post(':id/read')
  @HttpCode(204)
  @Requires('member')
  @Limit(perMember)
  markOne(@CurrentUser() userId: string, @Param('id') id: string): Promise<void> {
    return this.readNotifications.markOne({ userId, id });
  }

  /** What one wishes to be told, how, and when. */
  @Get('settings')
  @Requires('member')
  @Limit(perMember)
  settings(@CurrentUser() userId: string): Promise<NotificationSettingsView> {
    return this.chooseNotifications.read(userId);
  }

  /** Changes it. */
  @Put('settings')
  @Requires('member')
  @Limit(perMember)
  choose(@CurrentUser() userId: string, @Body() choice: ChooseNotificationsDto): Promise<NotificationSettingsView> {
    return this.chooseNotifications.choose(userId, choice);
  }
}
