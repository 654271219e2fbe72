import { AccountEmail, sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthEmailChangedProps extends AccountEmailProps {
  newEmail: string;
  when: string;
}

export const authEmailChangedEmail: EmailTemplate<AuthEmailChangedProps> = {
  subject: () => 'Your email has changed',
  Email: ({ newEmail, when, ...email }) => (
    <AccountEmail {...email} title="Your email has changed" teaser="Sign in with the new one.">
      <Paragraph>
        On {when} the email of your account at the {email.siteName} changed to {newEmail}. Sign in with it from now on;
        our emails go there too.
      </Paragraph>
      <Paragraph>If you did not ask for this, please reply to this email.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    newEmail: 'amara@new.example',
    when: 'Tuesday 24 November, 7:30 AM in New York',
  },
};
