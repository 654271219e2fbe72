import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { ReadModerationDecision } from '#modules/community/index.ts';
import { IdempotencyKeyReused } from '../domain/errors.ts';
import { Inquiry, createInquiryReference } from '../domain/inquiry.entity.ts';
import type { InquiryReceivedView } from './inquiries.view.ts';
import { storeInquiry, type NewInquiry } from './store-inquiry.ts';

export interface SubmittedForm extends Omit<NewInquiry, 'decisionId'> {
  readonly trap: unknown;
  readonly decisionId?: string | undefined;
}

@Injectable()
export class ReceiveInquiry {
  constructor(
    private readonly tx: Transaction,
    private readonly decisionFor: ReadModerationDecision,
  ) {}

  receive({ trap, ...form }: SubmittedForm): Promise<InquiryReceivedView> {
    if (isFilledByBot(trap)) return Promise.resolve({ reference: createInquiryReference(form.kind) });
    return this.tx.run(async (scope) => {
      const sent = { ...form, email: normalizeEmail(form.email), key: form.key?.toLowerCase() };
      const known = sent.key && (await findByKey(scope.em, sent.key));
      if (known && !known.hasSameContent(sent)) throw new IdempotencyKeyReused();
      const { reference } = known || (await storeInquiry(scope, await this.withKnownDecision(sent), realTime()));
      return { reference };
    });
  }

  private async withKnownDecision({ decisionId, ...form }: Omit<SubmittedForm, 'trap'>): Promise<NewInquiry> {
    const isAnswer = decisionId !== undefined && (await this.decisionFor.exists(decisionId));
    return { ...form, decisionId: isAnswer ? decisionId : null };
  }
}

export const isFilledByBot = (trap: unknown): boolean =>
  typeof trap === 'string' ? trap.trim() !== '' : trap !== undefined && trap !== null;

async function findByKey(em: EntityManager, idempotencyKey: string): Promise<Inquiry | null> {
  await acquireTransactionLock(em, `inquiry:${idempotencyKey}`);
  return em.findOne(Inquiry, { idempotencyKey });
}
