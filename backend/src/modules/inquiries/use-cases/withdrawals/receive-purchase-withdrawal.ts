import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import { WithdrawalRepeated } from '../../domain/events.ts';
import { Inquiry, createInquiryReference } from '../../domain/inquiry.entity.ts';
import type { WithdrawalReceivedView } from '../inquiries.view.ts';
import { isFilledByBot } from '../receive-inquiry.ts';
import { storeInquiry } from '../store-inquiry.ts';

interface SubmittedWithdrawal {
  readonly name: string;
  readonly email: string;
  readonly invoice: string;
  readonly trap: unknown;
}

const windowSeconds = 3_600;

/** Does the same work for each email address and invoice, so that the response time does not show which exist. */
@Injectable()
export class ReceivePurchaseWithdrawal {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  async receive({ name, email: typed, invoice, trap }: SubmittedWithdrawal): Promise<WithdrawalReceivedView> {
    const now = this.clock.now();
    if (isFilledByBot(trap)) return { reference: createInquiryReference('withdrawal'), receivedAt: now.toISOString() };
    const email = normalizeEmail(typed);
    await this.limiter.consume('limitWithdrawals', windowSeconds, email);
    return this.tx.run(async (scope) => {
      await acquireTransactionLock(scope.em, `withdrawal:${email}:${invoice}`);
      const known = await scope.em.findOne(Inquiry, { kind: 'withdrawal', email, answers: { invoice } });
      if (known) scope.outbox.append(new WithdrawalRepeated({ inquiryId: known.id }));
      const { reference, receivedAt } =
        known ?? (await storeInquiry(scope, { kind: 'withdrawal', name, email, answers: { invoice } }, now));
      return { reference, receivedAt: receivedAt.toISOString() };
    });
  }
}
