import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member that the bank took the payment back after a dispute, and that the membership has ended for it. */
export interface MembershipDisputedProps extends MembershipLetterProps {
  /** What was taken back, with its sign, such as "$25". */
  amount: string;
}

function Disputed({ plan, amount, ...letter }: MembershipDisputedProps) {
  return (
    <AccountLetter {...letter} title="Your membership has ended" teaser={`Your bank took ${amount} back.`}>
      <Paragraph>
        The payment of {amount} for your {plan} membership was disputed with your bank, and the bank has decided to take
        it back. So your membership has ended, and nothing more is charged.
      </Paragraph>
      <Paragraph>
        Your account stays, it is free, and your progress is there if you come back. If you did not mean to dispute the
        payment, answer this mail, and we will find a way with you.
      </Paragraph>
      <CallToAction label="Open your account" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipDisputed: MailTemplate<MembershipDisputedProps> = {
  subject: ({ amount }) => `Your bank took ${amount} back, and your membership has ended`,
  Letter: Disputed,
  PreviewProps: { ...sampleMembership, amount: '$25' },
};
