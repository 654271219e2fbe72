import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Confirms that the money is on its way back, and says when the membership ends. */
export interface MembershipRefundedProps extends MembershipLetterProps {
  /** What is given back, with its sign, such as "$250". */
  amount: string;
  /** The day on which the membership ends, where it was paid for again since; '' when it has ended. */
  until: string;
}

function Refunded({ plan, amount, until, ...letter }: MembershipRefundedProps) {
  const end = until ? `Your membership ends on ${until}.` : 'Your membership has ended.';
  return (
    <AccountLetter {...letter} title={`${amount} is on its way back`} teaser={end}>
      <Paragraph>
        We have given back {amount} for your {plan} membership. It goes to the card you paid with; most banks need five
        to ten days to show it.
      </Paragraph>
      <Paragraph>
        {until
          ? `You have paid for more time since, so your membership goes on until ${until}, and ends then. `
          : `${end} `}
        Your account stays, it is free, and your progress is there if you come back.
      </Paragraph>
      <CallToAction label="Open your account" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipRefunded: MailTemplate<MembershipRefundedProps> = {
  subject: ({ amount }) => `We have given back ${amount}`,
  Letter: Refunded,
  PreviewProps: { ...sampleMembership, amount: '$250', until: '' },
};
