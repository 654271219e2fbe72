import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member that access ended because a payment never came. */
export interface MembershipUnpaidProps extends MembershipLetterProps {
  /** True while the payment is still tried, and would open everything again. */
  mayStillBePaid: boolean;
}

function Unpaid({ plan, mayStillBePaid, ...letter }: MembershipUnpaidProps) {
  return (
    <AccountLetter
      {...letter}
      title="Your membership has ended"
      teaser="Your account stays, and so does your progress."
    >
      <Paragraph>
        The payment for your {plan} membership did not go through, and the time we could wait is over. From today your
        account is free. Nothing of yours is lost: your progress is there when you come back.
      </Paragraph>
      <Paragraph>
        {mayStillBePaid
          ? 'If the payment still goes through, everything opens again at once: another card on your membership page is enough. If you would rather leave it, cancel there, and nothing more is asked of you.'
          : 'You are welcome back at any time, with another card or another plan.'}
      </Paragraph>
      <CallToAction label="Open your membership" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipUnpaid: MailTemplate<MembershipUnpaidProps> = {
  subject: ({ plan }) => `Your ${plan} membership has ended`,
  Letter: Unpaid,
  PreviewProps: { ...sampleMembership, mayStillBePaid: true },
};
