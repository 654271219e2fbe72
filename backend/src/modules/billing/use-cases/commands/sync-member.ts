import { Injectable } from '@nestjs/common';
import { StripeLine } from '../stripe/stripe-line.ts';
import { CarryOut } from './carry-out.ts';

/** Reads at once what Stripe says of a member: who comes back from a payment may be here before its report. */
@Injectable()
export class SyncMember {
  constructor(
    private readonly line: StripeLine,
    private readonly carryOut: CarryOut,
  ) {}

  async sync({ userId }: { userId: string }): Promise<void> {
    await this.line.ask(() => this.carryOut.readBack(userId));
  }
}
