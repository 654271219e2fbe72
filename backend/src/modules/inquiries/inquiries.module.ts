import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { InquiryNote } from './domain/inquiry-note.entity.ts';
import { InquiryReply } from './domain/inquiry-reply.entity.ts';
import { Inquiry } from './domain/inquiry.entity.ts';
import { FormsController } from './http/forms.controller.ts';
import { InboxController } from './http/inbox.controller.ts';
import { AddInquiries } from './use-cases/add-inquiries.ts';
import { AddInquiryNote } from './use-cases/add-inquiry-note.ts';
import { AnswerInquiry } from './use-cases/answer-inquiry.ts';
import { ChangeInquiryStatus } from './use-cases/change-inquiry-status.ts';
import { Colleagues } from './use-cases/colleagues.ts';
import { CountInquiries } from './use-cases/count-inquiries.ts';
import { ForgetInquiries } from './use-cases/forget-inquiries.ts';
import { InquiryRecordOf } from './use-cases/inquiry-record-of.ts';
import { ListInquiries } from './use-cases/list-inquiries.ts';
import { MarkInquiryRead } from './use-cases/mark-inquiry-read.ts';
import { ReadCorrespondence } from './use-cases/read-correspondence.ts';
import { ReadInquiry } from './use-cases/read-inquiry.ts';
import { ReceiveInquiry } from './use-cases/receive-inquiry.ts';

/** What other modules may call. */
const door = [AddInquiries, CountInquiries, ForgetInquiries, InquiryRecordOf, ReadCorrespondence, ReadInquiry];

@Module({
  imports: [AuthModule, MikroOrmModule.forFeature([Inquiry, InquiryNote, InquiryReply])],
  controllers: [FormsController, InboxController],
  providers: [
    ...door,
    AddInquiryNote,
    AnswerInquiry,
    ChangeInquiryStatus,
    Colleagues,
    ListInquiries,
    MarkInquiryRead,
    ReceiveInquiry,
  ],
  exports: door,
})
export class InquiriesModule {}
