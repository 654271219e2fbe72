import type { InquiryKind } from './api/send-inquiry.ts';

/** The decision of the forum that is answered here: the link in the email about it names it. */
export const answeredDecision = (kind: InquiryKind): string | undefined =>
  kind === 'contact' ? (new URLSearchParams(location.search).get('decision') ?? undefined) : undefined;
