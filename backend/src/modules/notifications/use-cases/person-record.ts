import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { NotificationSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';
import { UpdateNotificationSettings } from './update-settings.ts';
import type { NotificationSettingsView } from './notifications.view.ts';

export interface NotificationExport {
  readonly settings: NotificationSettingsView;
  readonly told: readonly object[];
}

@Injectable()
export class CollectNotificationData {
  constructor(
    private readonly database: Database,
    private readonly chooseNotifications: UpdateNotificationSettings,
  ) {}

  async read(userId: string): Promise<NotificationExport> {
    const notifications = await this.database.em().find(Notification, { userId }, { orderBy: { id: 'asc' } });
    return {
      settings: await this.chooseNotifications.read(userId),
      told: notifications.map(({ kind, title, text, at, readAt }) => ({ kind, title, text, at, readAt })),
    };
  }
}

@Injectable()
export class EraseNotifications {
  constructor(private readonly tx: Transaction) {}

  erase(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(Notification, { userId });
      await em.nativeDelete(NotificationSetting, { userId });
      await em.nativeUpdate(Notification, { actorId: userId }, { actorId: null, title: 'A former member' });
    });
  }
}
