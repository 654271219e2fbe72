import { Injectable } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { StopRenewal } from '#modules/billing/index.ts';
import { AccountDeletionRequested } from '../domain/events.ts';

@Injectable()
export class StopRenewalWhenAccountDeletionRequested {
  constructor(private readonly stopRenewal: StopRenewal) {}

  @ReactsTo([AccountDeletionRequested], {
    name: 'StopRenewalWhenAccountDeletionRequested',
    queue: 'billing',
    effect: 'outside',
  })
  stop({ userId }: { userId: string }): Promise<void> {
    return this.stopRenewal.stop(userId);
  }
}
