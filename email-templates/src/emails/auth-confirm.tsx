import {
  AccountEmail,
  LinkOrCodeSection,
  sampleActionEmailProps,
  type ActionEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export const authConfirmEmail: EmailTemplate<ActionEmailProps> = {
  subject: () => 'Confirm your email',
  Email: (email) => (
    <AccountEmail {...email} title="Confirm your email" teaser="Press the button to confirm.">
      <Paragraph>Welcome to the {email.siteName}. Please confirm that this is your email.</Paragraph>
      <LinkOrCodeSection {...email} label="Confirm email" />
      <Paragraph>If you did not sign up, you can ignore this email.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleActionEmailProps,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=signup',
    code: '204816',
  },
};
