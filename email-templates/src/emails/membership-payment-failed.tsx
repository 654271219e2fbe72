import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipPaymentFailedProps extends MembershipEmailProps {
  stage: 'first' | 'second' | 'last';
  amount: string;
  until: string;
}

const titles = {
  first: 'Your payment did not go through',
  second: 'Your payment still has not gone through',
  last: 'Your access is about to end',
} as const;

export const membershipPaymentFailedEmail: EmailTemplate<MembershipPaymentFailedProps> = {
  subject: ({ stage, until }) => (stage === 'last' ? `Your access ends on ${until} unless you pay` : titles[stage]),
  Email: ({ stage, plan, amount, until, ...email }) => (
    <AccountEmail {...email} title={titles[stage]} teaser={`You keep access until ${until}.`}>
      <Paragraph>
        {stage === 'first'
          ? `We could not charge ${amount} for your ${plan} membership. Cards expire, and some banks ask you to confirm a payment.`
          : `We still could not charge ${amount} for your ${plan} membership.`}{' '}
        You keep access until {until}. If the payment has not gone through by then, you are on the free plan until it
        does.
      </Paragraph>
      <Paragraph>Please check your card, or use another one. We will try again.</Paragraph>
      <CallToAction label="Update your card" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, stage: 'first', amount: '$25', until: 'Tuesday 8 December' },
};
