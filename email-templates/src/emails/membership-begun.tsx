import { AccountEmail } from '../layout/account-email.tsx';
import { InvoiceLink, sampleInvoiceNumber } from '../layout/invoice-line.tsx';
import { sampleMembershipEmailProps, type MembershipEmailProps } from '../layout/membership-email.tsx';
import { CallToAction, TextLines, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipBegunProps extends MembershipEmailProps {
  opens: readonly string[];
  invoice: string;
}

export const membershipBegunEmail: EmailTemplate<MembershipBegunProps> = {
  subject: ({ plan }) => `You are now a ${plan} member`,
  Email: ({ plan, opens, invoice, ...email }) => (
    <AccountEmail
      {...email}
      title={`You are now a ${plan} member`}
      teaser="Your membership is active. See what is open now."
    >
      <Paragraph>Welcome. Your {plan} membership is active. This is open to you now:</Paragraph>
      <TextLines lines={opens} />
      <CallToAction label="Open your dashboard" href={new URL('/members/dashboard', email.siteUrl).href} />
      <InvoiceLink invoice={invoice} siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleMembershipEmailProps,
    opens: ['All four programs', 'The Deep Practice Circle, Saturdays'],
    invoice: sampleInvoiceNumber,
  },
};
