import { Injectable } from '@nestjs/common';
import { LiveMessageSender } from '#platform/live/live.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { RolesChanged, ReadUserRoles } from '#modules/auth/index.ts';
import { SubscriptionChanged } from '#modules/billing/index.ts';
import { TierGranted } from '../domain/events.ts';
import { ReadEntitlement } from './read-entitlements.ts';

@Injectable()
export class PushEntitlement {
  constructor(
    private readonly live: LiveMessageSender,
    private readonly readEntitlement: ReadEntitlement,
    private readonly readUserRoles: ReadUserRoles,
  ) {}

  @ReactsTo([RolesChanged, SubscriptionChanged, TierGranted], {
    name: 'TellOpenPagesWhenAccessChanged',
    queue: 'billing',
    effect: 'outside',
  })
  async push({ userId }: { userId: string }): Promise<void> {
    const [{ tier }, roles] = await Promise.all([this.readEntitlement.read(userId), this.readUserRoles.list(userId)]);
    await this.live.sendToUser(userId, 'entitlement', { tier, roles });
  }
}
