import { DomainEvent } from '../../../kernel/domain-event.ts';

/** A form was filled in and stored; a repeat under the same key is not told again. */
export class InquiryReceived extends DomainEvent<{ inquiryId: string }> {
  static override readonly type = 'inquiries.inquiry-received';
}

/** Staff wrote an answer that is to go out by mail. */
export class InquiryAnswered extends DomainEvent<{ inquiryId: string; replyId: string }> {
  static override readonly type = 'inquiries.inquiry-answered';
}
