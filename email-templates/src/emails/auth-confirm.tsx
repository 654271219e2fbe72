import { AccountEmail, LinkOrCode, sampleAction, type ActionEmailProps } from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

export const authConfirm: MailTemplate<ActionEmailProps> = {
  subject: () => 'Confirm your email',
  Email: (email) => (
    <AccountEmail {...email} title="Confirm your email" teaser="One button, and you are done.">
      <Paragraph>Welcome to the {email.siteName}. Please confirm that this is your email.</Paragraph>
      <LinkOrCode {...email} label="Confirm email" />
      <Paragraph>If you did not sign up, you can ignore this email.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAction,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=signup',
    code: '204816',
  },
};
