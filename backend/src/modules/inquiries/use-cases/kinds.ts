export { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '../domain/inquiry-kinds.ts';
