import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member that a payment is owed, up to three times while access goes on. */
export interface MembershipPaymentFailedProps extends MembershipLetterProps {
  /** Which of the three mails this is. */
  stage: 'first' | 'second' | 'last';
  /** What is owed, with its sign, such as "$25". */
  amount: string;
  /** The day on which access ends if nothing is paid, written out. */
  until: string;
}

function PaymentFailed({ stage, plan, amount, until, ...letter }: MembershipPaymentFailedProps) {
  return (
    <AccountLetter {...letter} title={titles[stage]} teaser={`Your membership stays open until ${until}.`}>
      <Paragraph>
        {stage === 'first'
          ? `We could not take ${amount} for your ${plan} membership. That happens: a card expires, or a bank wants to be asked.`
          : `We still could not take ${amount} for your ${plan} membership.`}{' '}
        Your access goes on until {until}. After that your account is free until the payment goes through.
      </Paragraph>
      <Paragraph>Please look at your card, or use another one. We try again by ourselves.</Paragraph>
      <CallToAction label="Update the card" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

const titles = {
  first: 'A payment did not go through',
  second: 'A payment is still open',
  last: 'Your access is about to end',
} as const;

export const membershipPaymentFailed: MailTemplate<MembershipPaymentFailedProps> = {
  subject: ({ stage, until }) =>
    stage === 'last' ? `Your access ends on ${until} unless the payment goes through` : titles[stage],
  Letter: PaymentFailed,
  PreviewProps: { ...sampleMembership, stage: 'first', amount: '$25', until: '8 December 2026' },
};
