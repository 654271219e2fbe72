import { AccountEmail } from '../layout/account-email.tsx';
import {
  createMembershipUrl,
  sampleMembershipEmailProps,
  type MembershipEmailProps,
} from '../layout/membership-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface MembershipUnpaidProps extends MembershipEmailProps {
  mayStillBePaid: boolean;
}

export const membershipUnpaidEmail: EmailTemplate<MembershipUnpaidProps> = {
  subject: ({ plan }) => `Your ${plan} membership has ended`,
  Email: ({ plan, mayStillBePaid, ...email }) => (
    <AccountEmail {...email} title="Your membership has ended" teaser="You keep your account, on the free plan.">
      <Paragraph>
        The payment for your {plan} membership did not go through in time, so your membership has ended. You keep your
        account, on the free plan.
      </Paragraph>
      <Paragraph>
        {mayStillBePaid
          ? 'If the payment still goes through, everything opens again at once: add another card on your membership page. If you do not want that, cancel there and you will not be charged.'
          : 'You can come back at any time, with another card or another plan.'}
      </Paragraph>
      <CallToAction label="Open your membership" href={createMembershipUrl(email.siteUrl)} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleMembershipEmailProps, mayStillBePaid: true },
};
