import { DomainEvent } from '#kernel/domain-event.ts';

export class InquiryReceived extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.inquiry-received';
}

export class WithdrawalRepeated extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.withdrawal-repeated';
}

export class InquiryAnswered extends DomainEvent<{ inquiryId: string; replyId: string }> {
  static override readonly type = 'inquiries.inquiry-answered';
}

export class MentoringRequestAnswered extends DomainEvent<{ inquiryId: string; userId: string; answeredAt: string }> {
  static override readonly type = 'inquiries.mentoring-answered';
}

export class MentoringChangedByMember extends DomainEvent<{
  inquiryId: string;
  change: 'moved' | 'taken-back';
  startsAt: string;
  at: string;
}> {
  static override readonly type = 'inquiries.mentoring-returned';
}
