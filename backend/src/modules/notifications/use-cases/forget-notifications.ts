import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { NotificationSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';

/** Deletes what a person was told and wished, and takes their name off what others were told. */
@Injectable()
export class ForgetNotifications {
  constructor(private readonly tx: Transaction) {}

  /** Safe to run any number of times. */
  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(Notification, { userId });
      await em.nativeDelete(NotificationSetting, { userId });
      await em.nativeUpdate(Notification, { actorId: userId }, { actorId: null, title: 'A former member' });
    });
  }
}
