import {
  inquiryKindLabels,
  InquiryReference,
  sampleInquiryEmailProps,
  UserText,
  type InquiryEmailProps,
} from '../layout/inquiry-email.tsx';
import { Divider, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface InquiryReplyProps extends InquiryEmailProps {
  recipient: string;
  lines: readonly string[];
}

/** The email address is unverified, so the email does not repeat the submitted text. */
export const inquiryReplyEmail: EmailTemplate<InquiryReplyProps> = {
  subject: ({ kind, reference, siteName }) => `Your ${inquiryKindLabels[kind]} to the ${siteName} (${reference})`,
  Email: ({ kind, reference, recipient, lines, ...email }) => (
    <EmailLayout
      {...email}
      title="Our reply"
      teaser={`About your ${inquiryKindLabels[kind]} ${reference}.`}
      reason={`You get this email because you wrote to us from ${recipient}. You can reply to it.`}
    >
      <UserText text={lines.join('\n')} />
      <Divider />
      <Paragraph>
        The reference is <InquiryReference>{reference}</InquiryReference>.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: {
    ...sampleInquiryEmailProps,
    recipient: 'amara@example.org',
    lines: ['Dear Amara,', '', 'yes, she can. The number is in the calendar entry.', '', 'Sol Ibarra'],
  },
};
