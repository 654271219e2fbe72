import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Inquiry, InquiryReply } from '../domain/inquiry.entity.ts';
import { toLabeledAnswers, type InquiryKind } from '../domain/inquiry-kinds.ts';

export interface InquiryWithReply {
  readonly kind: InquiryKind;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly answers: readonly { readonly label: string; readonly text: string }[];
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly reply: string;
}

@Injectable()
export class ReadInquiryWithReply {
  constructor(private readonly database: Database) {}

  async read({ inquiryId, replyId }: { inquiryId: string; replyId?: string }): Promise<InquiryWithReply | undefined> {
    const em = this.database.em();
    const inquiry = await em.findOne(Inquiry, { id: inquiryId });
    if (!inquiry) return undefined;
    const { kind, reference, name, email, answers, receivedAt, dueAt } = inquiry;
    const reply = replyId ? await em.findOneOrFail(InquiryReply, { id: replyId, inquiryId }) : undefined;
    return {
      ...{ kind, reference, name, email, receivedAt, dueAt },
      answers: toLabeledAnswers(kind, answers),
      reply: reply?.text ?? '',
    };
  }
}
