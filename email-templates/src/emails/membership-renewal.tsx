import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipRenewalProps extends MembershipEmailProps {
  amount: string;
  date: string;
}

export const membershipRenewalEmail: EmailTemplate<MembershipRenewalProps> = {
  subject: ({ date }) => `Your membership renews on ${date}`,
  Email: ({ plan, amount, date, ...email }) => (
    <AccountEmail {...email} title="Your membership renews soon" teaser={`On ${date}, for another year.`}>
      <Paragraph>
        Your {plan} membership renews on {date} for another year. We charge {amount} to your card on that day.
      </Paragraph>
      <Paragraph>
        To keep it, you do not need to do anything. If you cancel or change your plan before that day, this is not
        charged.
      </Paragraph>
      <CallToAction label="Open your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, amount: '$250', date: 'Wednesday 24 November 2027' },
};
