/** Inquiries from forms of the site, and mentoring requests. This module sends no email itself. */
export { InquiriesModule } from './inquiries.module.ts';
export { InquiryAnswered, InquiryReceived, MentoringAnswered, MentoringReturned } from './domain/events.ts';
export { AddInquiries, type KnownInquiry } from './use-cases/add-inquiries.ts';
export { CountInquiries } from './use-cases/list-inquiries.ts';
export { ForgetInquiries, InquiryRecordOf, type InquiryRecord } from './use-cases/person-record.ts';
export { AnswerView, InquiryView, WrittenView } from './use-cases/inquiries.view.ts';
export { ReadMentoringToTell, type MentoringToTell } from './use-cases/mentoring/read-mentoring-to-tell.ts';
export { ReadCorrespondence } from './use-cases/read-correspondence.ts';
export { ReadInquiry } from './use-cases/read-inquiry.ts';
