import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipRefundFailedProps extends MembershipEmailProps {
  amount: string;
}

export const membershipRefundFailedEmail: EmailTemplate<MembershipRefundFailedProps> = {
  subject: ({ amount }) => `Your refund of ${amount} did not go through`,
  Email: ({ amount, ...email }) => (
    <AccountEmail
      {...email}
      title="Your refund did not go through"
      teaser={`Your bank returned ${amount} to us. We still owe it to you.`}
    >
      <Paragraph>
        We refunded {amount} to the card you paid with, and your bank returned it. This happens when a card was closed
        or replaced. We still owe you the money.
      </Paragraph>
      <Paragraph>
        Ask for the refund again on your membership page, or reply to this email and we will find another way.
      </Paragraph>
      <CallToAction label="Open your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, amount: '$250' },
};
