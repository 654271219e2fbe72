import {
  AccountLetter,
  Code,
  LinkOrCode,
  sampleAccount,
  sampleSpans,
  type AskingLetterProps,
} from '../layout/account-letter.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** A code, to sign in with or to confirm that one is still oneself. */
export interface AuthCodeProps extends AskingLetterProps {
  /** Where the same is done by a button; '' where only the code will do. */
  link: string;
}

function CodeLetter({ link, code, ...letter }: AuthCodeProps) {
  return (
    <AccountLetter {...letter} title="Your code" teaser={`It is good for ${letter.codeGoodFor}.`}>
      <Paragraph>
        {link === ''
          ? `The ${letter.siteName} asks once more whether it is you, before something about your account changes.`
          : `With this you sign in at the ${letter.siteName}.`}
      </Paragraph>
      {link === '' ? (
        <>
          <Code intro="Type in this code:" code={code} />
          <Paragraph>It is good for {letter.codeGoodFor} and works once.</Paragraph>
        </>
      ) : (
        <LinkOrCode {...letter} label="Sign in" link={link} code={code} />
      )}
      <Paragraph>
        Give it to nobody, whoever asks. If you did not ask for it, leave this mail alone: without the code nothing
        happens.
      </Paragraph>
    </AccountLetter>
  );
}

export const authCode: MailTemplate<AuthCodeProps> = {
  subject: ({ siteName }) => `Your code for the ${siteName}`,
  Letter: CodeLetter,
  PreviewProps: {
    ...sampleAccount,
    ...sampleSpans,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=magiclink',
    code: '058213',
  },
};
