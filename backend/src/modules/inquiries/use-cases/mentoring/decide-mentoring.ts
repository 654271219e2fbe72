import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { formatDateTime } from '#kernel/format-date.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { InvalidInput } from '#platform/http/problem.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { MemberNotVisionary } from '../../domain/errors.ts';
import type { MentoringRequestAnswered } from '../../domain/events.ts';
import { type Inquiry, InquiryReply } from '../../domain/inquiry.entity.ts';
import { lockMentoring } from '../lock-inquiry.ts';
import { toMentoringView, type MentoringView } from './mentoring.view.ts';

interface MentoringDecision {
  readonly id: string;
  readonly actorId: string;
}

@Injectable()
export class DecideMentoring {
  constructor(
    private readonly tx: Transaction,
    private readonly entitlementOf: ReadEntitlement,
    private readonly clock: Clock,
  ) {}

  setDate({
    id,
    actorId,
    ...date
  }: MentoringDecision & { startsAt: Date; note: string | null }): Promise<MentoringView> {
    const now = this.clock.now();
    if (date.startsAt <= now) throw new InvalidInput([{ field: 'startsAt', message: 'Choose a time in the future' }]);
    return this.tx.run(async (scope) => {
      const { inquiry, mentoring } = await lockMentoring(scope.em, id);
      if ((await this.entitlementOf.read(mentoring.userId)).tier !== 'visionary') throw new MemberNotVisionary();
      const answered = mentoring.setDate(date, now);
      if (answered) {
        const when = formatDateTime(date.startsAt, now, mentoring.preferredTimes.zone);
        const said = [`An hour with ${inquiry.answers['mentor']}: ${when}.`, date.note].filter(Boolean).join('\n\n');
        inquiry.setStatus('answered', now);
        recordReply(scope, { inquiry, answered, said, actorId });
      }
      return toMentoringView(mentoring, inquiry, now);
    });
  }

  decline({ id, actorId, reason }: MentoringDecision & { reason: string }): Promise<MentoringView> {
    const now = this.clock.now();
    return this.tx.run(async (scope) => {
      const { inquiry, mentoring } = await lockMentoring(scope.em, id);
      const answered = mentoring.decline(reason, now);
      inquiry.setStatus('closed', now);
      recordReply(scope, { inquiry, answered, said: reason, actorId });
      return toMentoringView(mentoring, inquiry, now);
    });
  }
}

interface MentoringReply {
  readonly inquiry: Inquiry;
  readonly answered: MentoringRequestAnswered;
  readonly said: string;
  readonly actorId: string;
}

function recordReply(
  { em, outbox, auditLog }: TransactionScope,
  { inquiry, answered, said, actorId }: MentoringReply,
): void {
  const { inquiryId, userId: subjectId, answeredAt } = answered.payload;
  inquiry.markRead(new Date(answeredAt));
  em.create(InquiryReply, {
    ...{ id: newId(), inquiryId, text: said, authorId: actorId },
    ...{ writtenAt: new Date(answeredAt), isMailed: false },
  });
  outbox.append(answered);
  auditLog.record({ action: 'inquiries.mentoring-answered', actorId, subjectId, details: { inquiryId, said } });
}
