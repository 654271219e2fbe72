import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipCancelledProps extends MembershipEmailProps {
  until: string;
}

export const membershipCancelledEmail: EmailTemplate<MembershipCancelledProps> = {
  subject: ({ until }) => `Your membership ends on ${until}`,
  Email: ({ plan, until, ...email }) => (
    <AccountEmail {...email} title="Your membership is cancelled" teaser={`You keep access until ${until}.`}>
      <Paragraph>
        You cancelled your {plan} membership, and you will not be charged again. What you have paid for stays open until{' '}
        {until}. After that you are on the free plan.
      </Paragraph>
      <Paragraph>Changed your mind? You can keep your membership until that day.</Paragraph>
      <CallToAction label="Keep your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, until: 'Thursday 24 December' },
};
