import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Database } from '#platform/database/database.ts';
import { UnknownInquiry } from '../domain/errors.ts';
import { Inquiry, InquiryNote, InquiryReply } from '../domain/inquiry.entity.ts';
import { inOrderOfForm } from '../domain/inquiry-kinds.ts';
import { Colleagues } from './colleagues.ts';
import type { AnswerView, InquiryView, WrittenView } from './inquiries.view.ts';
import { inquiryViewOf, writtenViewOf } from './inquiry-view-of.ts';

export interface WholeInquiry extends InquiryView {
  readonly answers: AnswerView[];
  readonly decisionId: string | null;
  readonly notes: WrittenView[];
  /** Oldest first; `isMailed` is false for a reply given outside the product. */
  readonly replies: readonly (WrittenView & { readonly isMailed: boolean })[];
}

const oldestFirst = { orderBy: [{ writtenAt: 'asc' as const }, { id: 'asc' as const }] };

/** Does not mark the inquiry as read. Throws UnknownInquiry. */
@Injectable()
export class ReadInquiry {
  constructor(
    private readonly database: Database,
    private readonly colleagues: Colleagues,
  ) {}

  async read(inquiryId: string): Promise<WholeInquiry> {
    const em = this.database.em();
    const inquiry = isUuid(inquiryId) ? await em.findOne(Inquiry, { id: inquiryId }) : null;
    if (!inquiry) throw new UnknownInquiry();
    const notes = await em.find(InquiryNote, { inquiryId }, oldestFirst);
    const replies = await em.find(InquiryReply, { inquiryId }, oldestFirst);
    const names = await this.colleagues.named([...notes, ...replies].map(({ authorId }) => authorId));
    return {
      ...inquiryViewOf(inquiry),
      decisionId: inquiry.decisionId ?? null,
      answers: inOrderOfForm(inquiry.kind, inquiry.answers),
      notes: notes.map((note) => writtenViewOf(note, names)),
      replies: replies.map((reply) => ({ ...writtenViewOf(reply, names), isMailed: reply.isMailed })),
    };
  }
}
