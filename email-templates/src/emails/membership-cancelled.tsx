import { AccountLetter } from '../layout/account-letter.tsx';
import { membershipPage, sampleMembership, type MembershipLetterProps } from '../layout/membership-letter.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Confirms that a membership will not be renewed. */
export interface MembershipCancelledProps extends MembershipLetterProps {
  /** Until when it is paid, written out. */
  until: string;
}

function Cancelled({ plan, until, ...letter }: MembershipCancelledProps) {
  return (
    <AccountLetter {...letter} title="Your membership is cancelled" teaser={`It stays open until ${until}.`}>
      <Paragraph>
        As you asked, your {plan} membership is not renewed, and nothing more is charged. What you have paid for stays
        open until {until}. After that your account is free, and your progress is kept.
      </Paragraph>
      <Paragraph>If you change your mind before that day, keep it with one click.</Paragraph>
      <CallToAction label="Keep your membership" href={membershipPage(letter.siteUrl)} />
    </AccountLetter>
  );
}

export const membershipCancelled: MailTemplate<MembershipCancelledProps> = {
  subject: ({ until }) => `Your membership ends on ${until}`,
  Letter: Cancelled,
  PreviewProps: { ...sampleMembership, until: '24 December 2026' },
};
