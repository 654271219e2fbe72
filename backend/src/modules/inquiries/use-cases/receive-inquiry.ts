import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../../kernel/email-address.ts';
import { newId } from '../../../kernel/id.ts';
import { lock } from '../../../platform/database/lock.ts';
import { Transaction, type TransactionScope } from '../../../platform/database/transaction.ts';
import { DecisionFor } from '../../community/index.ts';
import { FormKeyUsed } from '../domain/errors.ts';
import { InquiryReceived } from '../domain/events.ts';
import { dueAfter, Inquiry } from '../domain/inquiry.entity.ts';
import type { Answers, InquiryKind } from '../domain/inquiry-kinds.ts';
import { newReference } from '../domain/reference.ts';
import type { InquiryReceivedView } from './inquiries.view.ts';

export interface FilledForm {
  readonly kind: InquiryKind;
  readonly name: string;
  readonly email: string;
  readonly answers: Answers;
  /** Made once for a filled form, so that a form sent twice arrives once. */
  readonly key: string | undefined;
  /** Honeypot: a hidden field that only bots fill in. */
  readonly trap: unknown;
  /** What was decided in the forum, where this answers it. */
  readonly decisionId?: string | undefined;
}

/** Stores an inquiry. A bot gets the usual answer, and nothing is stored. */
@Injectable()
export class ReceiveInquiry {
  constructor(
    private readonly tx: Transaction,
    private readonly decisionFor: DecisionFor,
  ) {}

  /** Safe to repeat with the same key; throws FormKeyUsed when other words come with it. */
  receive({ trap, ...form }: FilledForm): Promise<InquiryReceivedView> {
    if (isFilled(trap)) return Promise.resolve({ reference: newReference(form.kind) });
    return this.tx.run(async (scope) => {
      const sent = { ...form, email: normalizeEmail(form.email), key: form.key?.toLowerCase() };
      const known = sent.key && (await inquiryOf(scope.em, sent.key));
      if (known && !known.saysTheSame(sent)) throw new FormKeyUsed();
      const { reference } = known || (await this.add(scope, sent));
      return { reference };
    });
  }

  private async add({ em, outbox }: TransactionScope, form: Omit<FilledForm, 'trap'>): Promise<Inquiry> {
    const { kind, name, email, answers, key, decisionId } = form;
    const isAnswer = decisionId !== undefined && (await this.decisionFor.exists(decisionId));
    const receivedAt = new Date();
    const inquiry = em.create(Inquiry, {
      ...{ kind, name, email, answers },
      id: newId(),
      reference: await freeReference(em, kind),
      idempotencyKey: key ?? null,
      decisionId: isAnswer ? decisionId : null,
      status: 'open',
      receivedAt,
      dueAt: dueAfter(receivedAt),
      readAt: null,
      answeredAt: null,
    });
    outbox.append(new InquiryReceived({ inquiryId: inquiry.id }));
    return inquiry;
  }
}

const isFilled = (trap: unknown): boolean =>
  typeof trap === 'string' ? trap.trim() !== '' : trap !== undefined && trap !== null;

/** The inquiry stored under a key. A concurrent request with the same key waits here until this transaction ends. */
async function inquiryOf(em: EntityManager, idempotencyKey: string): Promise<Inquiry | null> {
  await lock(em, `inquiry:${idempotencyKey}`);
  return em.findOne(Inquiry, { idempotencyKey });
}

async function freeReference(em: EntityManager, kind: InquiryKind): Promise<string> {
  const reference = newReference(kind);
  return (await em.count(Inquiry, { reference })) > 0 ? freeReference(em, kind) : reference;
}
