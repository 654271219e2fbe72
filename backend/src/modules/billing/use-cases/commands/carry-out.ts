import { Injectable } from '@nestjs/common';
import type { BillingCommand, Wish } from '../../domain/billing-command.entity.ts';
import type { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { SyncOvertaken } from '../../domain/errors.ts';
import { StripeLine } from '../stripe-line.ts';
import { SyncCustomer } from '../sync-customer.ts';
import { OpenCommands, type Deed } from './open-commands.ts';

/** One kind of command. */
export interface CommandWork {
  /** Speaks to Stripe. Reads what is true there first and sets what is wanted, so that it may run any number of times. */
  work(command: BillingCommand): Promise<Deed>;
  /** True when a subscription already is as the command wants it. */
  holds(command: BillingCommand, subscription: BillingSubscription): boolean;
}

/** Carries out what a person asks of their subscription, on the line on which they wait, and reads the outcome back at once. */
@Injectable()
export class CarryOut {
  constructor(
    private readonly line: StripeLine,
    private readonly openCommands: OpenCommands,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async execute(wish: Wish, kind: CommandWork): Promise<void> {
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
      await this.openCommands.failed(command, error);
      throw error;
    }
    await this.readBack(command.userId);
  }

  async readBack(userId: string): Promise<void> {
    try {
      await this.syncCustomer.execute({ userId });
    } catch (error) {
      // Others have just written what is true.
      if (!(error instanceof SyncOvertaken)) throw error;
    }
  }
}
