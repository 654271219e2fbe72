import type { WholeInquiry } from './api/inquiries.ts';

type MailState = NonNullable<WholeInquiry['replies'][number]['mailState']>;

/** What became of a reply's mail, and whether somebody should do something about it. */
export const mailWords: Record<MailState, { words: string; isTrouble: boolean }> = {
  queued: { words: 'mail on its way', isTrouble: false },
  sending: { words: 'mail on its way', isTrouble: false },
  sent: { words: 'mail sent', isTrouble: false },
  failed: { words: 'the mail could not be sent', isTrouble: true },
  suppressed: { words: 'not mailed: this address refuses our mail', isTrouble: true },
  unknown: { words: 'not known whether the mail arrived', isTrouble: true },
};
