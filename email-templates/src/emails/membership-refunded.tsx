import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Confirms that the money is on its way back and that the membership has ended. */
export interface MembershipRefundedProps extends MembershipLetterProps {
  /** What is given back, with its sign, such as "$250". */
  amount: string;
}

function Refunded({ plan, amount, ...letter }: MembershipRefundedProps) {
  return (
    <AccountLetter {...letter} title={`${amount} is on its way back`} teaser="Your membership has ended.">
      <Paragraph>
        We have given back {amount} for your {plan} membership. It goes to the card you paid with; most banks need five
        to ten days to show it.
      </Paragraph>
      <Paragraph>
        The membership has ended with it. Your account stays, it is free, and your progress is there if you come back.
      </Paragraph>
      <CallToAction label="Open your account" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipRefunded: MailTemplate<MembershipRefundedProps> = {
  subject: ({ amount }) => `We have given back ${amount}`,
  Letter: Refunded,
  PreviewProps: { ...sampleMembership, amount: '$250' },
};
