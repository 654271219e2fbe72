import type { FieldRule } from 'shell/form-rules';
import { contactFormRules, partnerFormRules, volunteerFormRules } from 'shell/form-rules/api-rules';
import type { FieldOf, InquiryKind } from './api/send-inquiry.ts';

/** The server's rules; the order of the fields is the order in which they are asked for. */
export const rulesOf: Readonly<Record<InquiryKind, Readonly<Record<string, FieldRule>>>> = {
  partner: partnerFormRules,
  volunteer: volunteerFormRules,
  contact: contactFormRules,
} satisfies { [Kind in InquiryKind]: Record<FieldOf<Kind>, FieldRule> };
