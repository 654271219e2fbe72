import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipDisputedProps extends MembershipEmailProps {
  amount: string;
}

export const membershipDisputedEmail: EmailTemplate<MembershipDisputedProps> = {
  subject: ({ amount }) => `Your bank took ${amount} back, and your membership has ended`,
  Email: ({ plan, amount, ...email }) => (
    <AccountEmail {...email} title="Your membership has ended" teaser={`Your bank took ${amount} back.`}>
      <Paragraph>
        The payment of {amount} for your {plan} membership was disputed, and your bank took the money back. Your
        membership has ended, and you will not be charged again.
      </Paragraph>
      <Paragraph>
        You still have your account, on the free plan. If you did not mean to dispute the payment, reply to this email
        and we will fix it together.
      </Paragraph>
      <CallToAction label="Open your account" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, amount: '$25' },
};
