import { AccountLetter, NotYou, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody that their password is another one now. */
export interface AuthPasswordChangedProps extends AccountLetterProps {
  /** When it happened, written out with its zone. */
  when: string;
}

function PasswordChanged({ when, ...letter }: AuthPasswordChangedProps) {
  return (
    <AccountLetter {...letter} title="Your password has changed" teaser="Other devices were signed out.">
      <Paragraph>
        On {when} the password of your account at the {letter.siteName} was changed. All other devices were signed out.
      </Paragraph>
      <NotYou siteUrl={letter.siteUrl} />
    </AccountLetter>
  );
}

export const authPasswordChanged: MailTemplate<AuthPasswordChangedProps> = {
  subject: () => 'Your password has changed',
  Letter: PasswordChanged,
  PreviewProps: { ...sampleAccount, when: '24 November 2026 at 07:30 EST' },
};
