import { Injectable } from '@nestjs/common';
import { Live } from '../../../platform/live/live.ts';
import { RolesOf } from '../../auth/index.ts';
import { EntitlementOf } from './entitlement-of.ts';

/** Tells the pages a person has open what that person may see from now on. Reads it anew each time: safe to repeat. */
@Injectable()
export class TellOpenPages {
  constructor(
    private readonly live: Live,
    private readonly entitlementOf: EntitlementOf,
    private readonly rolesOf: RolesOf,
  ) {}

  async execute(userId: string): Promise<void> {
    const [{ tier }, roles] = await Promise.all([this.entitlementOf.execute(userId), this.rolesOf.execute(userId)]);
    await this.live.tell(userId, 'entitlement', { tier, roles });
  }
}
