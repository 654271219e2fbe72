import {
  AccountEmail,
  LinkOrCodeSection,
  sampleActionEmailProps,
  type ActionEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export const authInviteEmail: EmailTemplate<ActionEmailProps> = {
  subject: ({ siteName }) => `You are invited to the ${siteName}`,
  Email: (email) => (
    <AccountEmail {...email} title="You are invited" teaser="Your account is ready.">
      <Paragraph>
        The {email.siteName} has made an account for you. Accept the invitation, then choose a password.
      </Paragraph>
      <LinkOrCodeSection {...email} label="Accept the invitation" />
      <Paragraph>If you do not want it, you can ignore this email.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleActionEmailProps,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=invite',
    code: '640027',
  },
};
