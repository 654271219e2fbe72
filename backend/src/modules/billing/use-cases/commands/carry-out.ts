import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import type { BillingCommand, Wish } from '../../domain/billing-command.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { SyncOvertaken } from '../../domain/errors.ts';
import { StripeLine } from '../stripe/stripe-line.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { OpenCommands, type CommandResult } from './open-commands.ts';

/** One kind of command. */
export interface CommandWork {
  /** Speaks to Stripe. Reads what is true there first and sets what is wanted, so that it may run any number of times. */
  work(command: BillingCommand): Promise<CommandResult>;
  /** True when a subscription already is as the command wants it. One without this is always brought to its end. */
  holds?(command: BillingCommand, subscription: BillingSubscription): boolean;
  /** True while Stripe waits for the member to confirm the payment, so that the outcome is open. */
  isWaiting?(command: BillingCommand): Promise<boolean>;
  /** Puts back what was done on the way to something that came to nothing. Safe to run any number of times. */
  putBack?(command: BillingCommand): Promise<void>;
}

/** Runs a command while its member waits, and then syncs the result from Stripe. */
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

  /** The work itself. Safe to repeat: what it made of the command is recorded once. */
  async run(command: BillingCommand, kind: CommandWork): Promise<void> {
    try {
      await this.openCommands.done(command, await kind.work(command));
    } catch (error) {
      if (await this.openCommands.failed(command, error)) await this.putBack(command, kind);
      throw error;
    }
    await this.readBack(command.userId).catch((error: unknown) => {
      // What was asked for has happened, and must not be told as a failure; Stripe's report of it is read as well.
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.log.warn({ event: 'billing.not-read-back', command: command.id, fault: error.message });
    });
  }

  /** It came to nothing: how the subscription stood before is what its member still expects. */
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
      // Others have just written what is true.
      if (!(error instanceof SyncOvertaken)) throw error;
    }
  }
}

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
