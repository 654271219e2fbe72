/** What people write to the institute by the forms of the site, and how it is answered. Sends nothing itself. */
export { InquiriesModule } from './inquiries.module.ts';
export { InquiryAnswered, InquiryReceived } from './domain/events.ts';
export { AddInquiries, type KnownInquiry } from './use-cases/add-inquiries.ts';
export { CountInquiries } from './use-cases/count-inquiries.ts';
export { ForgetInquiries } from './use-cases/forget-inquiries.ts';
export { AnswerView, InquiryView, WrittenView } from './use-cases/inquiries.view.ts';
export { InquiryRecordOf, type InquiryRecord } from './use-cases/inquiry-record-of.ts';
export { ReadCorrespondence } from './use-cases/read-correspondence.ts';
export { ReadInquiry } from './use-cases/read-inquiry.ts';
