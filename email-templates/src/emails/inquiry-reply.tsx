import { called, Reference, sampleInquiry, Words, type InquiryEmailProps } from '../layout/inquiry-email.tsx';
import { Chapter, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Brings the answer of staff to somebody who filled in a form. It does not repeat what was written: the address is unproven. */
export interface InquiryReplyProps extends InquiryEmailProps {
  /** The address this email goes to. */
  recipient: string;
  /** What the staff wrote, line by line, greeting and farewell included. */
  lines: readonly string[];
}

export const inquiryReply: MailTemplate<InquiryReplyProps> = {
  subject: ({ kind, reference, siteName }) => `Your ${called[kind]} to the ${siteName} (${reference})`,
  Email: ({ kind, reference, recipient, lines, ...email }) => (
    <EmailLayout
      {...email}
      title="Our reply"
      teaser={`About your ${called[kind]} ${reference}.`}
      reason={`You get this email because you wrote to us from ${recipient}. You can reply to it.`}
    >
      <Words text={lines.join('\n')} />
      <Chapter />
      <Paragraph>
        The reference is <Reference>{reference}</Reference>.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: {
    ...sampleInquiry,
    recipient: 'amara@example.org',
    lines: ['Dear Amara,', '', 'yes, she can. The number is in the calendar entry.', '', 'Sol Ibarra'],
  },
};
