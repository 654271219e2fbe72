import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import type { BillingCommand, CommandRequest } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { SyncSuperseded } from '../../domain/errors.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { CommandStore, type CommandResult } from './command-store.ts';

export interface CommandHandler {
  /** Must be safe to repeat, because a command can run again after a crash or an error. */
  execute(command: BillingCommand): Promise<CommandResult>;
  /** If a handler has no `isInEffect`, the scheduled job `FinishCommands` always runs an open command again. */
  isInEffect?(command: BillingCommand, subscription: BillingSubscription): boolean;
  isPaymentPending?(command: BillingCommand): Promise<boolean>;
  rollBack?(command: BillingCommand): Promise<void>;
}

@Injectable()
export class BillingCommandRunner {
  private readonly log = new Logger('billing');

  constructor(
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly database: Database,
    private readonly commandStore: CommandStore,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async submit(request: CommandRequest, handler: CommandHandler): Promise<void> {
    await this.circuitBreaker.run(async () => {
      const command = await this.commandStore.leaseNew(request);
      if (command) await this.run(command, handler);
    });
  }

  async run(command: BillingCommand, handler: CommandHandler): Promise<void> {
    try {
      await this.commandStore.markDone(command, await handler.execute(command));
    } catch (error) {
      if (await this.commandStore.markFailed(command, error)) await this.rollBack(command, handler);
      throw error;
    }
    await this.syncAfterCommand(command.userId).catch((error: unknown) => {
      // The command succeeded at Stripe, so an error while reading the result is only logged.
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.log.warn({ event: 'billing.not-read-back', command: command.id, fault: error.message });
    });
  }

  async rollBack(command: BillingCommand, handler: CommandHandler): Promise<void> {
    try {
      await handler.rollBack?.(command);
    } catch (error) {
      this.log.error({ event: 'billing.not-put-back', command: command.id, fault: String(error) });
    }
  }

  async isCompleted(command: BillingCommand, handler: CommandHandler): Promise<boolean> {
    if (!handler.isInEffect) return true;
    await this.syncAfterCommand(command.userId);
    const subscription = await this.database.em().findOne(BillingSubscription, { userId: command.userId });
    return !!subscription?.isLive() && handler.isInEffect(command, subscription);
  }

  async syncAfterCommand(userId: string): Promise<void> {
    try {
      await this.syncCustomer.sync({ userId });
    } catch (error) {
      // Ignores `SyncSuperseded`, because another sync has just stored the current state from Stripe.
      if (!(error instanceof SyncSuperseded)) throw error;
    }
  }
}

/** Reads the current state from Stripe, because a member can return from the payment page before the webhook arrives. */
@Injectable()
export class SyncMember {
  constructor(
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly commandRunner: BillingCommandRunner,
  ) {}

  async sync({ userId }: { userId: string }): Promise<void> {
    await this.circuitBreaker.run(() => this.commandRunner.syncAfterCommand(userId));
  }
}
