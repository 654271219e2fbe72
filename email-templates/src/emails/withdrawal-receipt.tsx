import { EmailLayout, type EmailSenderProps } from '../layout/email-layout.tsx';
import { InquiryReference, sampleInquiryEmailProps } from '../layout/inquiry-email.tsx';
import { sampleInvoiceNumber } from '../layout/invoice-line.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface WithdrawalReceiptProps extends EmailSenderProps {
  reference: string;
  invoice: string;
  received: string;
  recipient: string;
}

/** A visitor can enter any invoice number, so the email does not reveal if the invoice exists. */
export const withdrawalReceiptEmail: EmailTemplate<WithdrawalReceiptProps> = {
  subject: ({ reference }) => `We received your withdrawal (${reference})`,
  Email: ({ reference, invoice, received, recipient, ...email }) => (
    <EmailLayout
      {...email}
      title="We received your withdrawal"
      teaser={`Received on ${received}.`}
      reason={`You get this email because ${recipient} was entered in the withdrawal form on our site. If this was not you, please tell us.`}
    >
      <Paragraph>
        We received your withdrawal on {received}. It is for invoice {invoice}.
      </Paragraph>
      <Paragraph>
        If you bought less than 14 days ago, we refund you now and your membership ends. You then get an email about the
        refund at the email of your account. Otherwise we reply within 24 hours.
      </Paragraph>
      <Paragraph>
        Your reference is <InquiryReference>{reference}</InquiryReference>.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: {
    siteUrl: sampleInquiryEmailProps.siteUrl,
    siteName: sampleInquiryEmailProps.siteName,
    postalAddress: sampleInquiryEmailProps.postalAddress,
    reference: 'W-7K3QX2',
    invoice: sampleInvoiceNumber,
    received: 'Wednesday 25 November, 7:00 PM in New York',
    recipient: 'amara@example.org',
  },
};
