import {
  AccountEmail,
  SuspiciousActivityNote,
  sampleAccountEmailProps,
  type AccountEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthPasswordChangedProps extends AccountEmailProps {
  when: string;
}

export const authPasswordChangedEmail: EmailTemplate<AuthPasswordChangedProps> = {
  subject: () => 'Your password has changed',
  Email: ({ when, ...email }) => (
    <AccountEmail {...email} title="Your password has changed" teaser="Your other devices are signed out.">
      <Paragraph>
        On {when} the password of your account at the {email.siteName} was changed. Your other devices are signed out.
      </Paragraph>
      <SuspiciousActivityNote siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleAccountEmailProps, when: 'Tuesday 24 November, 7:30 AM in New York' },
};
