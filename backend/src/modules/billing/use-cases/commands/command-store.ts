import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AppError } from '#kernel/app-error.ts';
import { Clock } from '#kernel/clock.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { BillingCommand, buildCommandKey, type CommandRequest } from '../../domain/billing-command.entity.ts';
import { BillingCommandInProgress, PaymentConfirmationRequired, RefundIncomplete } from '../../domain/errors.ts';
import { isFinalStripeError, isRejectedByStripe } from '../stripe/stripe-circuit-breaker.ts';

export interface CommandResult {
  readonly action: string;
  readonly details: Readonly<Record<string, string | number | null>>;
  readonly facts: readonly DomainEvent[];
}

/** Stores a command before the call to Stripe, so that a second click repeats the same request. */
@Injectable()
export class CommandStore {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Returns undefined when the command is already done, and for an `end` command that another call has leased. */
  leaseNew(request: CommandRequest): Promise<BillingCommand | undefined> {
    return this.tx.run(async ({ em }) => {
      await acquireTransactionLock(em, `billing_command:${request.userId}`);
      const open = await em.findOne(
        BillingCommand,
        { userId: request.userId, state: 'open' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const taken = open?.isLeased(realTime()) ? open : undefined;
      if (taken && request.kind === 'end' && taken.isFor(request)) return undefined;
      if (taken) throw new BillingCommandInProgress();
      if (open?.isFor(request)) return open.lease(realTime(), this.settings.patience);
      // Rejects the request while an open upgrade, `refund` or `end` command has no result.
      if (open?.isBinding() || open?.kind === 'upgrade') throw new BillingCommandInProgress();
      open?.finish('left', this.clock.now());
      await em.flush();
      return this.reopen({ em }, request);
    });
  }

  async hasUpgrade(userId: string, except: CommandRequest | undefined): Promise<boolean> {
    const open = await this.database.em().findOne(BillingCommand, { userId, state: 'open', kind: 'upgrade' });
    return !!open && !(except && open.isFor(except));
  }

  leaseUpgrade(userId: string, except: CommandRequest | undefined): Promise<BillingCommand | undefined> {
    return this.tx.run(async ({ em }) => {
      const open = await em.findOne(
        BillingCommand,
        { userId, state: 'open', kind: 'upgrade' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!open || (except && open.isFor(except))) return undefined;
      if (open.isLeased(realTime())) throw new BillingCommandInProgress();
      return open.lease(realTime(), this.settings.patience);
    });
  }

  leaseOpen(id: string): Promise<BillingCommand | undefined> {
    return this.tx.run(async ({ em }) => {
      const command = await em.findOne(BillingCommand, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const isFree = command?.state === 'open' && !command.isLeased(realTime());
      return isFree ? command.lease(realTime(), this.settings.patience) : undefined;
    });
  }

  markDone({ id }: BillingCommand, { action, details, facts }: CommandResult): Promise<void> {
    return this.update(id, (command, { outbox, auditLog }) => {
      command.finish('done', this.clock.now());
      auditLog.record({ action, actorId: command.actorId ?? null, subjectId: command.userId, details });
      for (const fact of facts) outbox.append(fact);
    });
  }

  /** Returns false and leaves the command open when it is not certain that the command failed. */
  async markFailed({ id }: BillingCommand, error: unknown): Promise<boolean> {
    const isInterrupted = error instanceof RefundIncomplete;
    const isOpen = isInterrupted || error instanceof PaymentConfirmationRequired;
    const isRefusal = isRejectedByStripe(error) || (error instanceof AppError && !isOpen);
    let isOver = false;
    await this.update(id, (command) => {
      command.leasedUntil = null;
      command.checkedAt = this.clock.now();
      if (isFinalStripeError(error) || isInterrupted) command.failures += 1;
      isOver = isRefusal || (isFinalStripeError(error) && !command.isResultUnknown());
      if (isOver) command.finish('failed', this.clock.now());
    });
    return isOver;
  }

  async isDone(request: CommandRequest): Promise<boolean> {
    const key = { idempotencyKey: buildCommandKey('', request), state: 'done' } as const;
    return (await this.database.em().count(BillingCommand, key)) > 0;
  }

  async isOpen(request: CommandRequest): Promise<boolean> {
    const key = { idempotencyKey: buildCommandKey('', request), state: 'open' } as const;
    return (await this.database.em().count(BillingCommand, key)) > 0;
  }

  releaseLease({ id }: BillingCommand): Promise<void> {
    return this.update(id, (command) => {
      command.leasedUntil = null;
      command.checkedAt = this.clock.now();
    });
  }

  markAbandoned({ id }: BillingCommand): Promise<void> {
    return this.update(id, (command) => command.finish('left', this.clock.now()));
  }

  private async reopen(
    { em }: Pick<TransactionScope, 'em'>,
    request: CommandRequest,
  ): Promise<BillingCommand | undefined> {
    const id = newId();
    const known = await em.findOne(BillingCommand, { idempotencyKey: buildCommandKey(id, request) });
    if (known?.state === 'done') return undefined;
    known?.reopen(request);
    return (known ?? em.create(BillingCommand, BillingCommand.create(id, request, this.clock.now()))).lease(
      realTime(),
      this.settings.patience,
    );
  }

  private update(id: string, how: (command: BillingCommand, scope: TransactionScope) => void): Promise<void> {
    return this.tx.run(async (scope) => {
      const command = await scope.em.findOne(BillingCommand, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (command?.state === 'open') how(command, scope);
    });
  }
}
