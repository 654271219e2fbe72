import { Injectable } from '@nestjs/common';
import type { CommandRequest } from '../../domain/billing-command.entity.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';
import { BillingCommandRunner } from './billing-command-runner.ts';
import { CommandStore } from './command-store.ts';
import { UpgradeHandler } from './upgrade-handler.ts';

@Injectable()
export class SettleUpgrade {
  constructor(
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly commandStore: CommandStore,
    private readonly commandRunner: BillingCommandRunner,
    private readonly upgradeHandler: UpgradeHandler,
  ) {}

  async settle(userId: string, except?: CommandRequest): Promise<boolean> {
    if (!(await this.commandStore.hasUpgrade(userId, except))) return false;
    return this.circuitBreaker.run(async () => {
      const command = await this.commandStore.leaseUpgrade(userId, except);
      if (!command) return false;
      try {
        await this.upgradeHandler.rollBack(command);
        if (await this.commandRunner.isCompleted(command, this.upgradeHandler))
          await this.commandRunner.run(command, this.upgradeHandler);
        else await this.commandStore.markAbandoned(command);
      } catch (error) {
        await this.commandStore.releaseLease(command);
        throw error;
      }
      return true;
    });
  }
}
