import type { WholeInquiry } from './api/inquiries.ts';

type MailState = NonNullable<WholeInquiry['replies'][number]['mailState']>;

/** What became of a reply's mail, and whether somebody should do something about it. */
export const mailWords: Record<MailState, { words: string; isTrouble: boolean }> = {
  queued: { words: 'email queued', isTrouble: false },
  sending: { words: 'email queued', isTrouble: false },
  sent: { words: 'email sent', isTrouble: false },
  failed: { words: 'email failed', isTrouble: true },
  suppressed: { words: 'not sent: this address gets no email from us', isTrouble: true },
  unknown: { words: 'email may not have arrived', isTrouble: true },
};
