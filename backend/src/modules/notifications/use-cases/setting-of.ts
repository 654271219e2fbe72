import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotificationSetting, usualSetting } from '../domain/notification-setting.entity.ts';

/** The setting of a person, stored if it was not, and locked until the commit. */
export async function settingOf(em: EntityManager, userId: string): Promise<NotificationSetting> {
  await em.upsert(NotificationSetting, { ...usualSetting(userId) }, { onConflictAction: 'ignore' });
  return em.findOneOrFail(NotificationSetting, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
