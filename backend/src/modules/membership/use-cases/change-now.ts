import { Injectable } from '@nestjs/common';
import { ChangePlanNow } from '../../billing/index.ts';

/** Leads an annual member within the 30 days to a higher plan at once. */
@Injectable()
export class ChangeNow {
  constructor(private readonly changePlanNow: ChangePlanNow) {}

  /** Where the new plan is paid. */
  execute(asked: { userId: string; priceId: string }): Promise<{ url: string }> {
    return this.changePlanNow.execute(asked);
  }
}
