import { AccountEmail } from '../layout/account-email.tsx';
import { InvoiceLink, sampleInvoiceNumber } from '../layout/invoice-line.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipUpgradedProps extends MembershipEmailProps {
  charged: string;
  price: string;
  date: string;
  invoice: string;
}

export const membershipUpgradedEmail: EmailTemplate<MembershipUpgradedProps> = {
  subject: ({ plan }) => `Your plan is now ${plan}`,
  Email: ({ plan, charged, price, date, invoice, ...email }) => (
    <AccountEmail {...email} title={`Your plan is now ${plan}`} teaser={`We charged ${charged} today.`}>
      <Paragraph>
        We charged {charged} today. The next charge is on {date}: {price}.
      </Paragraph>
      <InvoiceLink invoice={invoice} siteUrl={email.siteUrl} />
      <CallToAction label="Open your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleMembershipEmailProps,
    charged: '$13.42',
    price: '$25 a month',
    date: 'Thursday 24 December',
    invoice: sampleInvoiceNumber,
  },
};
