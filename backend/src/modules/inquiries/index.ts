export { InquiriesModule } from './inquiries.module.ts';
export {
  InquiryAnswered,
  InquiryReceived,
  MentoringRequestAnswered,
  MentoringChangedByMember,
} from './domain/events.ts';
export { ImportInquiries, type ImportedInquiry } from './use-cases/add-inquiries.ts';
export { CountInquiries } from './use-cases/list-inquiries.ts';
export { EraseInquiries, CollectInquiryData, type InquiryExport } from './use-cases/person-record.ts';
export { FormAnswerView, InquiryView, InquiryTextView } from './use-cases/inquiries.view.ts';
export { ReadMentoringDetails, type MentoringDetails } from './use-cases/mentoring/read-mentoring-details.ts';
export { ReadInquiryWithReply } from './use-cases/read-inquiry-with-reply.ts';
export { ReadInquiry } from './use-cases/read-inquiry.ts';
