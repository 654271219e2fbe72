import { Injectable, Logger } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import type { BillingCommand, CommandKind } from '../../domain/billing-command.entity.ts';
import { CancelRenewal } from './cancel-renewal.ts';
import { BillingCommandRunner, type CommandHandler } from './billing-command-runner.ts';
import { SchedulePlanChange } from './schedule-plan-change.ts';
import { EndAfterReturnedPayment } from './end-after-returned-payment.ts';
import { CommandStore } from './command-store.ts';
import { RefundPurchase } from './refund-purchase.ts';
import { ResumeRenewal } from './resume-renewal.ts';
import { UndoPlanChange } from './undo-plan-change.ts';
import { UpgradeHandler } from './upgrade-handler.ts';

const atOnce = 50;

/**
 * Finishes interrupted commands: completes a refund or an end, leaves an upgrade open while it waits for the bank, and
 * marks others as done or abandoned by the state in Stripe, because the member was shown an error.
 */
@Injectable()
export class FinishCommands {
  private readonly log = new Logger('billing');
  private readonly works: Readonly<Record<CommandKind, CommandHandler>>;

  constructor(
    private readonly database: Database,
    private readonly openCommands: CommandStore,
    private readonly carryOut: BillingCommandRunner,
    change: SchedulePlanChange,
    upgrade: UpgradeHandler,
    undo: UndoPlanChange,
    cancel: CancelRenewal,
    resume: ResumeRenewal,
    refund: RefundPurchase,
    end: EndAfterReturnedPayment,
  ) {
    this.works = { change, upgrade, 'undo-change': undo, cancel, resume, refund, end };
  }

  @Schedule({ name: 'billing.finish-commands', queue: 'billing', everySeconds: 60 })
  async finishOpen(): Promise<void> {
    const open = await this.database.sql<{ id: string }>(
      `select id from billing_command where state = 'open' and (leased_until is null or leased_until < now())
       order by checked_at nulls first, created_at limit ${atOnce}`,
    );
    for (const { id } of open) {
      const command = await this.openCommands.leaseOpen(id);
      if (command) await this.finish(command);
    }
  }

  private async finish(command: BillingCommand): Promise<void> {
    const { id, kind } = command;
    try {
      const work = this.works[kind];
      // Checked first: once no payment is pending, the state of the subscription is final.
      if (await work.isPaymentPending?.(command)) return await this.openCommands.releaseLease(command);
      if (await this.carryOut.isCompleted(command, work)) await this.carryOut.run(command, work);
      else await this.abandon(command);
      this.log.warn({ event: 'billing.command-finished', command: id, kind });
    } catch (error) {
      this.log.error({ event: 'billing.command-unfinished', command: id, kind, fault: String(error) });
    }
  }

  private async abandon(command: BillingCommand): Promise<void> {
    await this.carryOut.rollBack(command, this.works[command.kind]);
    await this.openCommands.markAbandoned(command);
  }
}
