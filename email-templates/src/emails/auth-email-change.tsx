import {
  AccountEmail,
  LinkOrCodeSection,
  sampleActionEmailProps,
  type ActionEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthEmailChangeProps extends ActionEmailProps {
  which: 'old' | 'new';
  newEmail: string;
}

export const authEmailChangeEmail: EmailTemplate<AuthEmailChangeProps> = {
  subject: ({ which }) => (which === 'old' ? 'Confirm the change of your email' : 'Confirm your new email'),
  Email: ({ which, newEmail, ...email }) => (
    <AccountEmail {...email} title="Confirm your new email" teaser="Your email changes once it is confirmed.">
      <Paragraph>
        You asked to change the email of your account at the {email.siteName} to {newEmail}.{' '}
        {which === 'old'
          ? 'Please confirm it here. We also sent an email to the new address.'
          : 'Please confirm that this email is yours. If we also sent one to your old address, confirm that too.'}
      </Paragraph>
      <LinkOrCodeSection {...email} label={which === 'old' ? 'Confirm the change' : 'Confirm email'} />
      <Paragraph>
        {which === 'old'
          ? 'If you did not ask for this, do not confirm it, and choose a new password: another person may have access to your account.'
          : 'If you did not ask for this, you can ignore this email. Nothing changes.'}
      </Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleActionEmailProps,
    which: 'old',
    newEmail: 'amara@new.example',
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=email_change',
    code: '392714',
  },
};
