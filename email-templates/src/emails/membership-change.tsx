import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipChangeProps extends MembershipEmailProps {
  today: string;
  price: string;
  date: string;
}

export const membershipChangeEmail: EmailTemplate<MembershipChangeProps> = {
  subject: ({ plan, date }) => `Your plan changes to ${plan} on ${date}`,
  Email: ({ plan, today, price, date, ...email }) => (
    <AccountEmail {...email} title="Your plan will change" teaser={`On ${date}. Nothing changes until then.`}>
      <Paragraph>
        {plan === today
          ? `On ${date} you start to pay ${price} for ${plan}.`
          : `On ${date} your plan changes from ${today} to ${plan}, for ${price}.`}{' '}
        Your card is next charged on that day. Nothing changes until then.
      </Paragraph>
      <Paragraph>You can undo the change before that day.</Paragraph>
      <CallToAction label="Open your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, today: 'Seeker', price: '$25 a month', date: 'Thursday 24 December' },
};
