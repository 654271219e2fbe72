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
 * Repeats an open `refund` or `end`. Completes any other open command only if it is in effect at Stripe, because the
 * member may have seen it fail.
 */
@Injectable()
export class FinishCommands {
  private readonly log = new Logger('billing');
  private readonly handlers: Readonly<Record<CommandKind, CommandHandler>>;

  constructor(
    private readonly database: Database,
    private readonly commandStore: CommandStore,
    private readonly commandRunner: BillingCommandRunner,
    change: SchedulePlanChange,
    upgrade: UpgradeHandler,
    undo: UndoPlanChange,
    cancel: CancelRenewal,
    resume: ResumeRenewal,
    refund: RefundPurchase,
    end: EndAfterReturnedPayment,
  ) {
    this.handlers = { change, upgrade, 'undo-change': undo, cancel, resume, refund, end };
  }

  @Schedule({ name: 'billing.finish-commands', queue: 'billing', everySeconds: 60 })
  async finishOpen(): Promise<void> {
    const open = await this.database.sql<{ id: string }>(
      `select id from billing_command where state = 'open' and (leased_until is null or leased_until < now())
       order by checked_at nulls first, created_at limit ${atOnce}`,
    );
    for (const { id } of open) {
      const command = await this.commandStore.leaseOpen(id);
      if (command) await this.finish(command);
    }
  }

  private async finish(command: BillingCommand): Promise<void> {
    const { id, kind } = command;
    try {
      const handler = this.handlers[kind];
      if (await handler.isPaymentPending?.(command)) return await this.commandStore.releaseLease(command);
      if (await this.commandRunner.isCompleted(command, handler)) await this.commandRunner.run(command, handler);
      else await this.abandon(command);
      this.log.warn({ event: 'billing.command-finished', command: id, kind });
    } catch (error) {
      this.log.error({ event: 'billing.command-unfinished', command: id, kind, fault: String(error) });
    }
  }

  private async abandon(command: BillingCommand): Promise<void> {
    await this.commandRunner.rollBack(command, this.handlers[command.kind]);
    await this.commandStore.markAbandoned(command);
  }
}
