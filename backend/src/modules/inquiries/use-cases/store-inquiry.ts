import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kernel/id.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { InquiryReceived } from '../domain/events.ts';
import { computeInquiryDueAt, Inquiry, createInquiryReference } from '../domain/inquiry.entity.ts';
import type { FormAnswers, InquiryKind } from '../domain/inquiry-kinds.ts';

export interface NewInquiry {
  readonly kind: InquiryKind;
  readonly name: string;
  readonly email: string;
  readonly answers: FormAnswers;
  readonly key?: string | undefined;
  readonly decisionId?: string | null;
}

export async function storeInquiry(
  { em, outbox }: TransactionScope,
  { kind, name, email, answers, key, decisionId = null }: NewInquiry,
  receivedAt: Date,
): Promise<Inquiry> {
  const inquiry = em.create(Inquiry, {
    ...{ kind, name, email, answers, decisionId, receivedAt },
    id: newId(),
    reference: await uniqueReference(em, kind),
    idempotencyKey: key ?? null,
    status: 'open',
    dueAt: computeInquiryDueAt(kind, receivedAt),
    readAt: null,
    answeredAt: null,
    ventureState: kind === 'partner' ? 'new' : null,
    ventureReason: null,
    withdrawalOutcome: null,
  });
  outbox.append(new InquiryReceived({ inquiryId: inquiry.id }));
  return inquiry;
}

async function uniqueReference(em: EntityManager, kind: InquiryKind): Promise<string> {
  const reference = createInquiryReference(kind);
  return (await em.count(Inquiry, { reference })) > 0 ? uniqueReference(em, kind) : reference;
}
