import { Injectable } from '@nestjs/common';
import { ReadInquiry } from '../../inquiries/index.ts';
import { StatesOfReplies } from '../../mailing/index.ts';
import type { WholeInquiryView } from './inquiry.view.ts';

/** One inquiry with its notes and answers, and what became of the mails that brought those. */
@Injectable()
export class ReadInquiryWithMails {
  constructor(
    private readonly readInquiry: ReadInquiry,
    private readonly statesOfReplies: StatesOfReplies,
  ) {}

  async read(inquiryId: string): Promise<WholeInquiryView> {
    const { replies, ...inquiry } = await this.readInquiry.read(inquiryId);
    const states = await this.statesOfReplies.find(replies.flatMap(({ id, isMailed }) => (isMailed ? [id] : [])));
    return {
      ...inquiry,
      replies: replies.map(({ isMailed: _, ...reply }) => ({ ...reply, mailState: states.get(reply.id) ?? null })),
    };
  }
}
