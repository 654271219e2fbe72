import {
  AccountEmail,
  LinkOrCodeSection,
  sampleActionEmailProps,
  type ActionEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export const authRecoverEmail: EmailTemplate<ActionEmailProps> = {
  subject: () => 'Choose a new password',
  Email: (email) => (
    <AccountEmail {...email} title="Choose a new password" teaser={`The link works for ${email.linkGoodFor}.`}>
      <Paragraph>You asked to reset your password at the {email.siteName}.</Paragraph>
      <LinkOrCodeSection {...email} label="Choose a new password" />
      <Paragraph>If you did not ask for this, you can ignore this email. Your password stays the same.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleActionEmailProps,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=recovery',
    code: '731905',
  },
};
