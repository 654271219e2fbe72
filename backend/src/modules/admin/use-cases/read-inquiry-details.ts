import { Injectable } from '@nestjs/common';
import { ReadModerationDecision, type StaffDecision } from '#modules/community/index.ts';
import { ReadInquiry } from '#modules/inquiries/index.ts';
import { FindInquiryReplyStates } from '#modules/mailing/index.ts';
import type { InquiryDecisionView, InquiryDetailsView } from './inquiry.view.ts';

@Injectable()
export class ReadInquiryDetails {
  constructor(
    private readonly readInquiry: ReadInquiry,
    private readonly statesOfReplies: FindInquiryReplyStates,
    private readonly decisionFor: ReadModerationDecision,
  ) {}

  async read(inquiryId: string): Promise<InquiryDetailsView> {
    const { replies, decisionId, ...inquiry } = await this.readInquiry.read(inquiryId);
    const states = await this.statesOfReplies.find(replies.flatMap(({ id, isMailed }) => (isMailed ? [id] : [])));
    return {
      ...inquiry,
      decision: toDecisionView(decisionId ? await this.decisionFor.readForStaff(decisionId) : undefined),
      replies: replies.map(({ isMailed: _, ...reply }) => ({ ...reply, mailState: states.get(reply.id) ?? null })),
    };
  }
}

function toDecisionView(decision: StaffDecision | undefined): InquiryDecisionView | null {
  if (!decision) return null;
  const { createdAt, ...rest } = decision;
  return { ...rest, at: createdAt.toISOString() };
}
