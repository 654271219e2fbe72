import { AccountEmail } from '../layout/account-email.tsx';
import { InvoiceLine, sampleInvoice } from '../layout/invoice-line.tsx';
import { sampleMembership, type MembershipEmailProps } from '../layout/membership-email.tsx';
import { CallToAction, Listed, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Welcomes somebody who has just paid for a plan, and says what is open to them now. */
export interface MembershipBegunProps extends MembershipEmailProps {
  /** What the plan opens, a line each, in the words in which it was sold. */
  opens: readonly string[];
  /** The number of the invoice; '' where it is not known. */
  invoice: string;
}

export const membershipBegun: MailTemplate<MembershipBegunProps> = {
  subject: ({ plan }) => `You are now a ${plan} member`,
  Email: ({ plan, opens, invoice, ...email }) => (
    <AccountEmail
      {...email}
      title={`You are now a ${plan} member`}
      teaser="Your membership is active. See what is open now."
    >
      <Paragraph>Welcome. Your {plan} membership is active. This is open to you now:</Paragraph>
      <Listed lines={opens} />
      <CallToAction label="Open your dashboard" href={new URL('/members/dashboard', email.siteUrl).href} />
      <InvoiceLine invoice={invoice} siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleMembership,
    opens: ['All four programs', 'The Deep Practice Circle, Saturdays'],
    invoice: sampleInvoice,
  },
};
