import { Injectable } from '@nestjs/common';
import type { Wish } from '../../domain/billing-command.entity.ts';
import { StripeLine } from '../stripe/stripe-line.ts';
import { CarryOut } from './carry-out.ts';
import { OpenCommands } from './open-commands.ts';
import { UpgradeWork } from './upgrade-work.ts';

/**
 * Settles an upgrade that waits for the bank before another request of the member: records it when it was paid, or
 * voids its invoice so that it cannot be paid later.
 */
@Injectable()
export class SettleUpgrade {
  constructor(
    private readonly line: StripeLine,
    private readonly openCommands: OpenCommands,
    private readonly carryOut: CarryOut,
    private readonly work: UpgradeWork,
  ) {}

  /** True when there was an upgrade other than `except`. Throws CommandUnderWay. */
  async settle(userId: string, except?: Wish): Promise<boolean> {
    // Returns early, so that Stripe need not be available.
    if (!(await this.openCommands.hasUpgrade(userId, except))) return false;
    return this.line.ask(async () => {
      const command = await this.openCommands.takeUpgrade(userId, except);
      if (!command) return false;
      try {
        await this.work.putBack(command);
        if (await this.carryOut.isToBeDone(command, this.work)) await this.carryOut.run(command, this.work);
        else await this.openCommands.left(command);
      } catch (error) {
        await this.openCommands.release(command);
        throw error;
      }
      return true;
    });
  }
}
