import { Injectable } from '@nestjs/common';
import { TierTooLow } from '#modules/content/index.ts';
import { EntitlementOf } from '#modules/membership/index.ts';

/** Who belongs to the Visionary Circle: each call asks here first. */
@Injectable()
export class VisionaryAccess {
  constructor(private readonly entitlementOf: EntitlementOf) {}

  /** Throws TierTooLow. */
  async enter(userId: string | undefined): Promise<void> {
    if ((await this.entitlementOf.read(userId)).tier !== 'visionary') throw new TierTooLow('visionary');
  }
}
