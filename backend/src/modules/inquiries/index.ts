/** What people ask of the institute, by the forms of the site or for an hour of mentoring, and how it is answered. Sends nothing itself. */
export { InquiriesModule } from './inquiries.module.ts';
export { InquiryAnswered, InquiryReceived, MentoringAnswered, MentoringReturned } from './domain/events.ts';
export { AddInquiries, type KnownInquiry } from './use-cases/add-inquiries.ts';
export { CountInquiries } from './use-cases/list-inquiries.ts';
export { ForgetInquiries, InquiryRecordOf, type InquiryRecord } from './use-cases/person-record.ts';
export { AnswerView, InquiryView, WrittenView } from './use-cases/inquiries.view.ts';
export { ReadMentoringToTell, type MentoringToTell } from './use-cases/mentoring/read-mentoring-to-tell.ts';
export { ReadCorrespondence } from './use-cases/read-correspondence.ts';
export { ReadInquiry } from './use-cases/read-inquiry.ts';
