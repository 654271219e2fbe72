import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { BillingCommand, type CommandKind } from '../../domain/billing-command.entity.ts';
import { RefundFailed } from '../../domain/events.ts';
import type { InvoiceFacts } from '../../domain/invoice-facts.ts';
import { findRefundablePayments, computeRemainingCents } from '../../domain/refund-offer.ts';
import type { CustomerSnapshot } from '../sync/record-price-periods.ts';

/** A bank can reject a refund days after Stripe accepted the refund. */
@Injectable()
export class DetectFailedRefunds {
  private readonly log = new Logger('billing');

  constructor(private readonly clock: Clock) {}

  /** Ignores refunds that were made after the reading from Stripe began, because `reading` may not contain them. */
  async detect({ em, outbox, auditLog }: TransactionScope, userId: string, reading: CustomerSnapshot): Promise<void> {
    const before = { $lt: reading.begunAt };
    const kind = { $in: ['refund', 'end'] } as { $in: CommandKind[] };
    for (const command of await em.find(BillingCommand, { userId, kind, state: 'done', finishedAt: before })) {
      const invoice = findRefundedInvoices(command, reading.invoices).find((one) => computeRemainingCents(one) > 0);
      const { id, amountCents = 0 } = command;
      const occasion = command.attemptId();
      // A refund returns the whole remaining amount, so the command succeeded when no amount remains.
      if (!invoice || !amountCents) continue;
      command.finish('failed', this.clock.now());
      const details = { invoice: invoice.id, amountCents };
      auditLog.record({ action: 'billing.refund-failed', actorId: null, subjectId: userId, details });
      outbox.append(new RefundFailed({ occasion, userId, amountCents }));
      this.log.error({ event: 'billing.refund-failed', command: id, invoice: invoice.id });
    }
  }
}

function findRefundedInvoices(
  { kind, target }: BillingCommand,
  invoices: readonly InvoiceFacts[],
): readonly InvoiceFacts[] {
  const covered = kind === 'refund' ? findRefundablePayments(invoices).map(({ id }) => id) : [];
  const ids = covered.includes(target) ? covered : [target];
  return invoices.filter(({ id }) => ids.includes(id));
}
