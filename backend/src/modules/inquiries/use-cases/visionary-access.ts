import { Injectable } from '@nestjs/common';
import { TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';

@Injectable()
export class VisionaryAccess {
  constructor(private readonly entitlementOf: ReadEntitlement) {}

  async requireAccess(userId: string | undefined): Promise<void> {
    if ((await this.entitlementOf.read(userId)).tier !== 'visionary') throw new TierTooLow('visionary');
  }
}
