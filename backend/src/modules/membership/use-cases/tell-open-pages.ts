import { Injectable } from '@nestjs/common';
import { Live } from '#platform/live/live.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { RolesChanged, RolesOf } from '#modules/auth/index.ts';
import { SubscriptionChanged } from '#modules/billing/index.ts';
import { TierGranted } from '../domain/events.ts';
import { EntitlementOf } from './entitlements-of.ts';

/** Tells the pages a person has open what that person may see from now on. Reads it anew each time: safe to repeat. */
@Injectable()
export class TellOpenPages {
  constructor(
    private readonly live: Live,
    private readonly entitlementOf: EntitlementOf,
    private readonly rolesOf: RolesOf,
  ) {}

  @ReactsTo([RolesChanged, SubscriptionChanged, TierGranted], {
    name: 'TellOpenPagesWhenAccessChanged',
    queue: 'billing',
    effect: 'outside',
  })
  async tell({ userId }: { userId: string }): Promise<void> {
    const [{ tier }, roles] = await Promise.all([this.entitlementOf.read(userId), this.rolesOf.list(userId)]);
    await this.live.tell(userId, 'entitlement', { tier, roles });
  }
}
