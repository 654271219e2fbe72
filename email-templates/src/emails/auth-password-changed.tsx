import { AccountEmail, NotYou, sampleAccount, type AccountEmailProps } from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

export interface AuthPasswordChangedProps extends AccountEmailProps {
  when: string;
}

export const authPasswordChanged: MailTemplate<AuthPasswordChangedProps> = {
  subject: () => 'Your password has changed',
  Email: ({ when, ...email }) => (
    <AccountEmail {...email} title="Your password has changed" teaser="Your other devices are signed out.">
      <Paragraph>
        On {when} the password of your account at the {email.siteName} was changed. Your other devices are signed out.
      </Paragraph>
      <NotYou siteUrl={email.siteUrl} />
    </AccountEmail>
  ),
  PreviewProps: { ...sampleAccount, when: 'Tuesday 24 November, 7:30 AM in New York' },
};
