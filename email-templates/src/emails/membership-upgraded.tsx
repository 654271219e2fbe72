import { AccountEmail } from '../layout/account-email.tsx';
import { InvoiceLine, sampleInvoice } from '../layout/invoice-line.tsx';
import { membershipPage, sampleMembership, type MembershipEmailProps } from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

export interface MembershipUpgradedProps extends MembershipEmailProps {
  charged: string;
  /** Price from the next period on, with interval, such as "$25 a month". */
  price: string;
  date: string;
  /** Invoice number; '' if unknown. */
  invoice: string;
}

export const membershipUpgraded: MailTemplate<MembershipUpgradedProps> = {
  subject: ({ plan }) => `Your plan is now ${plan}`,
  Email: ({ plan, charged, price, date, invoice, ...email }) => (
    <AccountEmail {...email} title={`Your plan is now ${plan}`} teaser={`We charged ${charged} today.`}>
      <Paragraph>
        We charged {charged} today. The next charge is on {date}: {price}.
      </Paragraph>
      <InvoiceLine invoice={invoice} siteUrl={email.siteUrl} />
      <CallToAction label="Open your membership" href={membershipPage(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleMembership,
    charged: '$13.42',
    price: '$25 a month',
    date: 'Thursday 24 December',
    invoice: sampleInvoice,
  },
};
