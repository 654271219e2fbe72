import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member that money given back has returned to us, and how it reaches them after all. */
export interface MembershipRefundFailedProps extends MembershipLetterProps {
  /** What was given back, with its sign, such as "$250". */
  amount: string;
}

function RefundFailed({ amount, ...letter }: MembershipRefundFailedProps) {
  return (
    <AccountLetter
      {...letter}
      title={`Your ${amount} came back to us`}
      teaser="Your bank could not take it. It is still yours."
    >
      <Paragraph>
        We gave {amount} back to the card you had paid with, and your bank has returned it. That happens when a card was
        closed or replaced. The money is still yours.
      </Paragraph>
      <Paragraph>
        Ask for it again on your membership page, or answer this mail: we will find another way with you.
      </Paragraph>
      <CallToAction label="Open your membership" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipRefundFailed: MailTemplate<MembershipRefundFailedProps> = {
  subject: ({ amount }) => `We could not give back your ${amount}`,
  Letter: RefundFailed,
  PreviewProps: { ...sampleMembership, amount: '$250' },
};
