import { AccountLetter, ChooseNewPassword, sampleAccount, type AccountLetterProps } from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells somebody that one of their sign-ins was ended, because a key to it came back that was long replaced. */
export interface AuthOldSignInUsedProps extends AccountLetterProps {
  /** Where the sign-in was made, as a person would name it, such as "Firefox on Windows". */
  device: string;
  /** Of the network the old key came from. */
  address: string;
  /** When it happened, written out with its zone. */
  when: string;
}

function OldSignInUsed({ device, address, when, ...letter }: AuthOldSignInUsedProps) {
  return (
    <AccountLetter {...letter} title="We ended one of your sign-ins" teaser={`The one on ${device}.`}>
      <Paragraph>
        On {when} somebody at the network address {address} used an old copy of your sign-in to the {letter.siteName} on{' '}
        {device}. A browser keeps only the newest copy, so we ended that sign-in at once: whoever it was has to sign in
        again.
      </Paragraph>
      <Paragraph>
        If you had just restored that device from a backup, sign in there again, and all is well. If not, somebody may
        have copied what your browser keeps: choose a new password now. It signs everybody else out.
      </Paragraph>
      <ChooseNewPassword siteUrl={letter.siteUrl} />
    </AccountLetter>
  );
}

export const authOldSignInUsed: MailTemplate<AuthOldSignInUsedProps> = {
  subject: () => 'We ended one of your sign-ins',
  Letter: OldSignInUsed,
  PreviewProps: {
    ...sampleAccount,
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    when: '24 November 2026 at 07:30 EST',
  },
};
