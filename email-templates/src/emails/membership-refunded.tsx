import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipRefundedProps extends MembershipEmailProps {
  amount: string;
  until: string;
}

export const membershipRefundedEmail: EmailTemplate<MembershipRefundedProps> = {
  subject: ({ amount }) => `We refunded ${amount}`,
  Email: ({ plan, amount, until, ...email }) => {
    const end = until ? `Your membership ends on ${until}.` : 'Your membership has ended.';
    return (
      <AccountEmail {...email} title={`${amount} is on its way to you`} teaser={end}>
        <Paragraph>
          We refunded {amount} for your {plan} membership to the card you paid with. Most banks take 5 to 10 days to
          show it.
        </Paragraph>
        <Paragraph>
          {end} {until && 'You have paid until then. '}You keep your account, on the free plan.
        </Paragraph>
        <CallToAction label="Open your account" href={createMembershipUrl(email.siteUrl)} />
      </AccountEmail>
    );
  },
  PreviewProps: { ...sampleMembershipEmailProps, amount: '$250', until: '' },
};
