import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Database } from '#platform/database/database.ts';
import { InquiryNotFound } from '../domain/errors.ts';
import { Inquiry, InquiryNote, InquiryReply } from '../domain/inquiry.entity.ts';
import { toLabeledAnswers } from '../domain/inquiry-kinds.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import type { FormAnswerView, InquiryView, InquiryTextView } from './inquiries.view.ts';
import { toInquiryView, toInquiryTextView } from './to-inquiry-view.ts';

export interface InquiryDetails extends InquiryView {
  readonly answers: FormAnswerView[];
  readonly decisionId: string | null;
  readonly notes: InquiryTextView[];
  readonly replies: readonly (InquiryTextView & { readonly isMailed: boolean })[];
}

const oldestFirst = { orderBy: [{ writtenAt: 'asc' as const }, { id: 'asc' as const }] };

@Injectable()
export class ReadInquiry {
  constructor(
    private readonly database: Database,
    private readonly colleagues: StaffNameLookup,
  ) {}

  async read(inquiryId: string): Promise<InquiryDetails> {
    const em = this.database.em();
    const inquiry = isUuid(inquiryId) ? await em.findOne(Inquiry, { id: inquiryId }) : null;
    if (!inquiry) throw new InquiryNotFound();
    const notes = await em.find(InquiryNote, { inquiryId }, oldestFirst);
    const replies = await em.find(InquiryReply, { inquiryId }, oldestFirst);
    const names = await this.colleagues.load([...notes, ...replies].map(({ authorId }) => authorId));
    return {
      ...toInquiryView(inquiry),
      decisionId: inquiry.decisionId ?? null,
      answers: toLabeledAnswers(inquiry.kind, inquiry.answers),
      notes: notes.map((note) => toInquiryTextView(note, names)),
      replies: replies.map((reply) => ({ ...toInquiryTextView(reply, names), isMailed: reply.isMailed })),
    };
  }
}
