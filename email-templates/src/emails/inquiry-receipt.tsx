import {
  inquiryKindLabels,
  InquiryReference,
  sampleInquiryEmailProps,
  type InquiryEmailProps,
} from '../layout/inquiry-email.tsx';
import { Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface InquiryReceiptProps extends InquiryEmailProps {
  kind: keyof typeof thanks;
  recipient: string;
}

const thanks = {
  partner: 'Thank you for wanting to work with us.',
  volunteer: 'Thank you for offering your time.',
  contact: 'Thank you for writing to us.',
} as const;

/** A visitor can enter the email address of another person, so only a safe name is repeated. */
export const inquiryReceiptEmail: EmailTemplate<InquiryReceiptProps> = {
  subject: ({ kind, reference }) => `We have your ${inquiryKindLabels[kind]} (${reference})`,
  Email: ({ kind, reference, name, recipient, ...email }) => (
    <EmailLayout
      {...email}
      title={`We have your ${inquiryKindLabels[kind]}`}
      teaser="We reply within 24 hours."
      reason={`You get this email because ${recipient} was entered in a form on our site. If this was not you, you can ignore it.`}
    >
      <Greeting firstName={name} />
      <Paragraph>
        {thanks[kind]} Someone will read your {inquiryKindLabels[kind]} and reply within 24 hours. To add something,
        reply to this email.
      </Paragraph>
      <Paragraph>
        Your reference is <InquiryReference>{reference}</InquiryReference>.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: { ...sampleInquiryEmailProps, kind: 'contact', recipient: 'amara@example.org' },
};
