import { DomainEvent } from '#kernel/domain-event.ts';

/** A form was filled in and stored; a repeat under the same key is not told again. */
export class InquiryReceived extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.inquiry-received';
}

/** A buyer sent a withdrawal that was received before. */
export class WithdrawalRepeated extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.withdrawal-repeated';
}

/** Staff wrote an answer that is to go out by mail. */
export class InquiryAnswered extends DomainEvent<{ inquiryId: string; replyId: string }> {
  static override readonly type = 'inquiries.inquiry-answered';
}

/** Staff gave a member an hour of mentoring, moved it, or declined. */
export class MentoringAnswered extends DomainEvent<{ inquiryId: string; userId: string; answeredAt: string }> {
  static override readonly type = 'inquiries.mentoring-answered';
}

/** A member gives back the hour that began at `startsAt`, or asks for another date. */
export class MentoringReturned extends DomainEvent<{
  inquiryId: string;
  change: 'moved' | 'taken-back';
  startsAt: string;
  at: string;
}> {
  static override readonly type = 'inquiries.mentoring-returned';
}
