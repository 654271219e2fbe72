import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import type { BillingCommand, Wish } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { SyncOvertaken } from '../../domain/errors.ts';
import { StripeLine } from '../stripe/stripe-line.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { OpenCommands, type CommandResult } from './open-commands.ts';

export interface CommandWork {
  /** Reads the current state from Stripe before it writes, so it is safe to repeat. */
  work(command: BillingCommand): Promise<CommandResult>;
  /**
   * True when the subscription already has the requested state; without this function a command is always completed.
   */
  holds?(command: BillingCommand, subscription: BillingSubscription): boolean;
  isWaiting?(command: BillingCommand): Promise<boolean>;
  putBack?(command: BillingCommand): Promise<void>;
}

/** Runs a command during the member's request and then syncs the result from Stripe. */
@Injectable()
export class CarryOut {
  private readonly log = new Logger('billing');

  constructor(
    private readonly line: StripeLine,
    private readonly database: Database,
    private readonly openCommands: OpenCommands,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async carryOut(wish: Wish, kind: CommandWork): Promise<void> {
    await this.line.ask(async () => {
      const command = await this.openCommands.take(wish);
      if (command) await this.run(command, kind);
    });
  }

  async run(command: BillingCommand, kind: CommandWork): Promise<void> {
    try {
      await this.openCommands.done(command, await kind.work(command));
    } catch (error) {
      if (await this.openCommands.failed(command, error)) await this.putBack(command, kind);
      throw error;
    }
    await this.readBack(command.userId).catch((error: unknown) => {
      // The command succeeded at Stripe, so a failed re-read is not an error. The webhook triggers another sync.
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.log.warn({ event: 'billing.not-read-back', command: command.id, fault: error.message });
    });
  }

  /** Restores the state before a failed command, because the member still expects it. */
  async putBack(command: BillingCommand, kind: CommandWork): Promise<void> {
    try {
      await kind.putBack?.(command);
    } catch (error) {
      this.log.error({ event: 'billing.not-put-back', command: command.id, fault: String(error) });
    }
  }

  /** True when an interrupted command took effect in Stripe, or must be completed in any case. */
  async isToBeDone(command: BillingCommand, kind: CommandWork): Promise<boolean> {
    if (!kind.holds) return true;
    await this.readBack(command.userId);
    const subscription = await this.database.em().findOne(BillingSubscription, { userId: command.userId });
    return !!subscription?.isLive() && kind.holds(command, subscription);
  }

  async readBack(userId: string): Promise<void> {
    try {
      await this.syncCustomer.sync({ userId });
    } catch (error) {
      // A concurrent sync has just written the current state.
      if (!(error instanceof SyncOvertaken)) throw error;
    }
  }
}

/** Syncs a member at once, because the member can return from a payment before the webhook arrives. */
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
