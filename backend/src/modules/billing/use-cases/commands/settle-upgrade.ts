import { Injectable } from '@nestjs/common';
import type { CommandRequest } from '../../domain/billing-command.entity.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';
import { BillingCommandRunner } from './billing-command-runner.ts';
import { CommandStore } from './command-store.ts';
import { UpgradeHandler } from './upgrade-handler.ts';

/**
 * Settles an upgrade that waits for the bank before another request of the member: records it when it was paid, or
 * voids its invoice so that it cannot be paid later.
 */
@Injectable()
export class SettleUpgrade {
  constructor(
    private readonly line: StripeCircuitBreaker,
    private readonly openCommands: CommandStore,
    private readonly carryOut: BillingCommandRunner,
    private readonly work: UpgradeHandler,
  ) {}

  /** True when there was an upgrade other than `except`. Throws CommandUnderWay. */
  async settle(userId: string, except?: CommandRequest): Promise<boolean> {
    // Returns early, so that Stripe need not be available.
    if (!(await this.openCommands.hasUpgrade(userId, except))) return false;
    return this.line.run(async () => {
      const command = await this.openCommands.leaseUpgrade(userId, except);
      if (!command) return false;
      try {
        await this.work.rollBack(command);
        if (await this.carryOut.isCompleted(command, this.work)) await this.carryOut.run(command, this.work);
        else await this.openCommands.markAbandoned(command);
      } catch (error) {
        await this.openCommands.releaseLease(command);
        throw error;
      }
      return true;
    });
  }
}
