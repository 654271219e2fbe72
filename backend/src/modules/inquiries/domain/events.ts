import { DomainEvent } from '#kernel/domain-event.ts';

/** Published once per stored form; a repeat with the same idempotency key publishes nothing. */
export class InquiryReceived extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.inquiry-received';
}

/** A buyer sent the same withdrawal again. */
export class WithdrawalRepeated extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.withdrawal-repeated';
}

/** Staff wrote a reply that is sent by email. */
export class InquiryAnswered extends DomainEvent<{ inquiryId: string; replyId: string }> {
  static override readonly type = 'inquiries.inquiry-answered';
}

/** Staff set or moved the date of a mentoring hour, or declined the request. */
export class MentoringAnswered extends DomainEvent<{ inquiryId: string; userId: string; answeredAt: string }> {
  static override readonly type = 'inquiries.mentoring-answered';
}

/** A member cancelled the hour that begins at `startsAt`, or requests another date. */
export class MentoringReturned extends DomainEvent<{
  inquiryId: string;
  change: 'moved' | 'taken-back';
  startsAt: string;
  at: string;
}> {
  static override readonly type = 'inquiries.mentoring-returned';
}
