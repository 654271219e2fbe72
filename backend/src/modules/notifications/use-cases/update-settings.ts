import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReflectionConsentSync } from '#modules/mailing/index.ts';
import {
  notificationKindRules,
  notificationKinds,
  type NotificationChannel,
  type NotificationKind,
} from '../domain/notification-kinds.ts';
import { NotificationSetting, createDefaultSetting } from '../domain/notification-setting.entity.ts';
import { computeNextReflectionAt } from './notification-times.ts';
import type { NotificationKindView, NotificationSettingsView, QuietHoursView } from './notifications.view.ts';

export interface NotificationSettingsUpdate {
  readonly kinds?: readonly { readonly kind: NotificationKind; readonly channels: readonly NotificationChannel[] }[];
  readonly quietHours?: QuietHoursView | null;
  readonly zone?: string;
  readonly digestHour?: number;
  readonly reflectionHour?: number;
}

@Injectable()
export class UpdateNotificationSettings {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly reflections: ReflectionConsentSync,
  ) {}

  async read(userId: string): Promise<NotificationSettingsView> {
    const setting = await this.database.em().findOne(NotificationSetting, { userId });
    return toView(setting ?? createDefaultSetting(userId), setting !== null);
  }

  update(
    userId: string,
    { kinds = [], quietHours, zone, digestHour, reflectionHour }: NotificationSettingsUpdate,
  ): Promise<NotificationSettingsView> {
    return this.tx.run(async ({ em }) => {
      const setting = await lockNotificationSetting(em, userId);
      const gotReflection = setting.getsReflectionByEmail();
      for (const { kind, channels } of kinds) setting.setChannels(kind, channels);
      const getsReflection = setting.getsReflectionByEmail();
      if (getsReflection !== gotReflection)
        await this.reflections.recordNotification(userId, getsReflection, 'account-page');
      if (quietHours !== undefined)
        Object.assign(setting, { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null });
      setting.zone = zone ?? setting.zone;
      setting.digestHour = digestHour ?? setting.digestHour;
      setting.reflectionHour = reflectionHour ?? setting.reflectionHour;
      setting.reflectionAt = computeNextReflectionAt(setting, this.clock.now());
      return toView(setting, true);
    });
  }
}

function toView(setting: NotificationSetting, isChosen: boolean): NotificationSettingsView {
  const { quietHours, zone, digestHour, reflectionHour } = setting;
  return {
    kinds: notificationKinds.map((kind) => toKindView(kind, setting)),
    quietHours,
    zone: isChosen ? zone : null,
    digestHour,
    reflectionHour,
  };
}

function toKindView(kind: NotificationKind, setting: NotificationSetting): NotificationKindView {
  const { label, hint = null, group, alwaysMails = false } = notificationKindRules[kind];
  return { kind, label, hint, group, channels: [...setting.chosenChannels(kind)], alwaysMails };
}

export async function lockNotificationSetting(em: EntityManager, userId: string): Promise<NotificationSetting> {
  await em.upsert(NotificationSetting, { ...createDefaultSetting(userId) }, { onConflictAction: 'ignore' });
  return em.findOneOrFail(NotificationSetting, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
