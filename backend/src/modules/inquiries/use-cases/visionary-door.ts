import { Injectable } from '@nestjs/common';
import { TierTooLow } from '../../content/index.ts';
import { EntitlementOf } from '../../membership/index.ts';

/** The way into the Visionary Circle: each call passes here first. */
@Injectable()
export class VisionaryDoor {
  constructor(private readonly entitlementOf: EntitlementOf) {}

  /** Throws TierTooLow. */
  async enter(userId: string | undefined): Promise<void> {
    if ((await this.entitlementOf.read(userId)).tier !== 'visionary') throw new TierTooLow('visionary');
  }
}
