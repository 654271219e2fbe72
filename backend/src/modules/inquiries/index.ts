/** Inquiries from forms of the site, and mentoring requests. Other modules send the emails about them. */
export { InquiriesModule } from './inquiries.module.ts';
export { InquiryAnswered, InquiryReceived, MentoringAnswered, MentoringReturned } from './domain/events.ts';
export { AddInquiries, type KnownInquiry } from './use-cases/add-inquiries.ts';
export { CountInquiries } from './use-cases/list-inquiries.ts';
export { ForgetInquiries, ReadInquiryRecords, type InquiryRecord } from './use-cases/person-record.ts';
export { AnswerView, InquiryView, WrittenView } from './use-cases/inquiries.view.ts';
export { ReadMentoringDetails, type MentoringDetails } from './use-cases/mentoring/read-mentoring-details.ts';
export { ReadCorrespondence } from './use-cases/read-correspondence.ts';
export { ReadInquiry } from './use-cases/read-inquiry.ts';
