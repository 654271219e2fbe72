import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AddInquiryNote } from '../use-cases/add-inquiry-note.ts';
import { ReplyToInquiry } from '../use-cases/reply-to-inquiry.ts';
import { ChangeInquiryStatus, MarkInquiryRead } from '../use-cases/change-inquiry-status.ts';
import { InquiryPage, InquiryView, InquiryTextView } from '../use-cases/inquiries.view.ts';
import { ListInquiries } from '../use-cases/list-inquiries.ts';
import { ChangeInquiryDto, ListInquiriesQuery, InquiryNoteDto, InquiryReplyDto } from './inbox.dto.ts';

const kinds = {
  name: 'kind',
  required: false,
  type: String,
  description: 'partner, volunteer, contact, mentoring or withdrawal; separate several with commas.',
} as const;

const decisions = {
  name: 'decision',
  required: false,
  type: String,
  description: 'Id of the moderation decision that the inquiry replies to; separate several with commas.',
} as const;

@Controller('api/admin/inquiries')
export class InboxController {
  constructor(
    private readonly listInquiries: ListInquiries,
    private readonly markInquiryRead: MarkInquiryRead,
    private readonly changeInquiryStatus: ChangeInquiryStatus,
    private readonly addInquiryNote: AddInquiryNote,
    private readonly answerInquiry: ReplyToInquiry,
  ) {}

  /** Lists inquiries, newest first. */
  @Get()
  @ApiQuery(kinds)
  @ApiQuery(decisions)
  @RequiresPermission('staff')
  list(@Query() query: ListInquiriesQuery): Promise<InquiryPage> {
    return this.listInquiries.list(query);
  }

  /** Marks an inquiry as read. */
  @Post(':id/read')
  @HttpCode(200)
  @RequiresPermission('staff')
  read(@Param('id') inquiryId: string): Promise<InquiryView> {
    return this.markInquiryRead.mark({ inquiryId });
  }

  /** Sets the status of an inquiry. */
  @Patch(':id')
  @RequiresPermission('staff')
  change(
    @CurrentUser() actorId: string,
    @Param('id') inquiryId: string,
    @Body() { status }: ChangeInquiryDto,
  ): Promise<InquiryView> {
    return this.changeInquiryStatus.change({ inquiryId, actorId, status });
  }

  /** Adds an internal note to an inquiry. */
  @Post(':id/notes')
  @RequiresPermission('staff')
  note(
    @CurrentUser() authorId: string,
    @Param('id') inquiryId: string,
    @Body() { text }: InquiryNoteDto,
  ): Promise<InquiryTextView> {
    return this.addInquiryNote.add({ inquiryId, authorId, text });
  }

  /** Sends a reply by email. A second request with the same text sends no second email. */
  @Post(':id/replies')
  @RequiresPermission('staff')
  reply(
    @CurrentUser() authorId: string,
    @Param('id') inquiryId: string,
    @Body() { text }: InquiryReplyDto,
  ): Promise<InquiryTextView> {
    return this.answerInquiry.reply({ inquiryId, authorId, text });
  }
}
