import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Confirms that a membership becomes another plan with its next billing cycle. */
export interface MembershipChangeProps extends MembershipLetterProps {
  /** The plan until then. */
  today: string;
  /** What the new plan costs, with its interval, such as "$25 a month". */
  price: string;
  /** The day of the change and of its first charge, written out. */
  date: string;
}

function Change({ plan, today, price, date, ...letter }: MembershipChangeProps) {
  return (
    <AccountLetter {...letter} title="Your plan will change" teaser={`On ${date}. Until then all stays as it is.`}>
      <Paragraph>
        On {date} your membership changes from {today} to {plan === today ? `${plan}, paid another way` : plan}, for{' '}
        {price}. That is also when your card is charged next. Until then all stays as it is.
      </Paragraph>
      <Paragraph>You can take the change back until that day.</Paragraph>
      <CallToAction label="Open your membership" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipChange: MailTemplate<MembershipChangeProps> = {
  subject: ({ plan, date }) => `Your plan changes to ${plan} on ${date}`,
  Letter: Change,
  PreviewProps: { ...sampleMembership, today: 'Seeker', price: '$25 a month', date: '24 December 2026' },
};
