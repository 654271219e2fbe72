import {
  AccountLetter,
  LinkOrCode,
  sampleAccount,
  sampleSpans,
  type AskingLetterProps,
} from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Offers an account that staff has made for somebody. */
function Invite({ link, code, ...letter }: AskingLetterProps) {
  return (
    <AccountLetter {...letter} title="You are invited" teaser="An account waits for you.">
      <Paragraph>
        The people at the {letter.siteName} have made an account for you. Take it over, then choose a password.
      </Paragraph>
      <LinkOrCode {...letter} label="Take the invitation" link={link} code={code} />
      <Paragraph>If you do not want it, leave this mail alone.</Paragraph>
    </AccountLetter>
  );
}

export const authInvite: MailTemplate<AskingLetterProps> = {
  subject: ({ siteName }) => `You are invited to the ${siteName}`,
  Letter: Invite,
  PreviewProps: {
    ...sampleAccount,
    ...sampleSpans,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=invite',
    code: '640027',
  },
};
