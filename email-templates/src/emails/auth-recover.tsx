import {
  AccountLetter,
  LinkOrCode,
  sampleAccount,
  sampleSpans,
  type AskingLetterProps,
} from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** The way to a new password for somebody who asked for one. */
function Recover({ link, code, ...letter }: AskingLetterProps) {
  return (
    <AccountLetter
      {...letter}
      title="Choose a new password"
      teaser={`The link inside is good for ${letter.linkGoodFor}.`}
    >
      <Paragraph>You asked for a way back into your account at the {letter.siteName}. Here it is.</Paragraph>
      <LinkOrCode {...letter} label="Choose a new password" link={link} code={code} />
      <Paragraph>If you did not ask for it, leave this mail alone: your password stays as it is.</Paragraph>
    </AccountLetter>
  );
}

export const authRecover: MailTemplate<AskingLetterProps> = {
  subject: () => 'Choose a new password',
  Letter: Recover,
  PreviewProps: {
    ...sampleAccount,
    ...sampleSpans,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=recovery',
    code: '731905',
  },
};
