import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { NoActiveSubscription } from '../../domain/errors.ts';

@Injectable()
export class ReadLiveSubscription {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<BillingSubscription> {
    const subscription = await this.database.em().findOne(BillingSubscription, { userId });
    if (!subscription?.isLive()) throw new NoActiveSubscription();
    return subscription;
  }
}
