import {
  AccountLetter,
  LinkOrCode,
  sampleAccount,
  sampleSpans,
  type AskingLetterProps,
} from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Asks a new member whether the address is theirs. */
function Confirm({ link, code, ...letter }: AskingLetterProps) {
  return (
    <AccountLetter {...letter} title="Is this your address?" teaser="Confirm it, and your account is yours for good.">
      <Paragraph>
        Somebody made an account at the {letter.siteName} with this address. If it was you, please confirm it.
      </Paragraph>
      <LinkOrCode {...letter} label="Confirm the address" link={link} code={code} />
      <Paragraph>If it was not you, leave this mail alone: nothing more comes of it.</Paragraph>
    </AccountLetter>
  );
}

export const authConfirm: MailTemplate<AskingLetterProps> = {
  subject: () => 'Please confirm your address',
  Letter: Confirm,
  PreviewProps: {
    ...sampleAccount,
    ...sampleSpans,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=signup',
    code: '204816',
  },
};
