import { AccountLetter, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells the former address of an account that it has moved. */
export interface AuthEmailChangedProps extends AccountLetterProps {
  newEmail: string;
  /** When it happened, written out with its zone. */
  when: string;
}

function EmailChanged({ newEmail, when, ...letter }: AuthEmailChangedProps) {
  return (
    <AccountLetter {...letter} title="Your address has changed" teaser="From now on you sign in with the new one.">
      <Paragraph>
        On {when} your account at the {letter.siteName} moved to {newEmail}, as both addresses had agreed. From now on
        you sign in with the new one, and our mails go there.
      </Paragraph>
      <Paragraph>If you did not agree to this, please write to us: answer this mail.</Paragraph>
    </AccountLetter>
  );
}

export const authEmailChanged: MailTemplate<AuthEmailChangedProps> = {
  subject: () => 'Your address has changed',
  Letter: EmailChanged,
  PreviewProps: { ...sampleAccount, newEmail: 'amara@new.example', when: '24 November 2026 at 07:30 EST' },
};
