import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member a week ahead that a year is about to be charged. */
export interface MembershipRenewalProps extends MembershipLetterProps {
  /** What will be charged, with its sign, such as "$250". */
  amount: string;
  /** The day of the charge, written out. */
  date: string;
}

function Renewal({ plan, amount, date, ...letter }: MembershipRenewalProps) {
  return (
    <AccountLetter {...letter} title="Your membership renews" teaser={`On ${date}, for a year.`}>
      <Paragraph>
        On {date} a new year of your {plan} membership begins, and your card is charged {amount}.
      </Paragraph>
      <Paragraph>
        If that is what you want, there is nothing to do. If not, cancel or change your plan before that day, and this
        is not charged.
      </Paragraph>
      <CallToAction label="Open your membership" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipRenewal: MailTemplate<MembershipRenewalProps> = {
  subject: ({ date }) => `Your membership renews on ${date}`,
  Letter: Renewal,
  PreviewProps: { ...sampleMembership, amount: '$250', date: '24 November 2027' },
};
