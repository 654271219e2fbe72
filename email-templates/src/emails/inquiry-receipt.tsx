import { inquiryNames, Reference, sampleInquiry, type InquiryEmailProps } from '../layout/inquiry-email.tsx';
import { Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { MailTemplate } from '../mail-template.ts';

/**
 * Confirms that a form was received, and says when a reply is sent. The form accepts any email address, so this email
 * repeats no text from the form.
 */
export interface InquiryReceiptProps extends InquiryEmailProps {
  kind: keyof typeof thanks;
  recipient: string;
}

const thanks = {
  partner: 'Thank you for wanting to work with us.',
  volunteer: 'Thank you for offering your time.',
  contact: 'Thank you for writing to us.',
} as const;

export const inquiryReceipt: MailTemplate<InquiryReceiptProps> = {
  subject: ({ kind, reference }) => `We have your ${inquiryNames[kind]} (${reference})`,
  Email: ({ kind, reference, name, recipient, ...email }) => (
    <EmailLayout
      {...email}
      title={`We have your ${inquiryNames[kind]}`}
      teaser="We answer within 24 hours."
      reason={`You get this email because ${recipient} was entered in a form on our site. If this was not you, you can ignore it.`}
    >
      <Greeting firstName={name} />
      <Paragraph>
        {thanks[kind]} Someone will read your {inquiryNames[kind]} and answer within 24 hours. To add something, reply
        to this email.
      </Paragraph>
      <Paragraph>
        Your reference is <Reference>{reference}</Reference>.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: { ...sampleInquiry, kind: 'contact', recipient: 'amara@example.org' },
};
