import { AccountEmail } from '../layout/account-email.tsx';
import { InvoiceLine, sampleInvoice } from '../layout/invoice-line.tsx';
import { sampleMembership, type MembershipEmailProps } from '../layout/membership-email.tsx';
import { CallToAction, Lines, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Welcomes a user who has paid for a plan, and lists its benefits. */
export interface MembershipBegunProps extends MembershipEmailProps {
  /** Benefits of the plan, one per line, as on the plan's page. */
  opens: readonly string[];
  /** Invoice number; '' if unknown. */
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
      <Lines lines={opens} />
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
