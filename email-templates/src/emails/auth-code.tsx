import {
  AccountEmail,
  OneTimeCode,
  LinkOrCodeSection,
  sampleActionEmailProps,
  type ActionEmailProps,
} from '../layout/account-email.tsx';
import { Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AuthCodeProps extends ActionEmailProps {
  link: string;
}

export const authCodeEmail: EmailTemplate<AuthCodeProps> = {
  subject: ({ siteName }) => `Your code for the ${siteName}`,
  Email: (email) => (
    <AccountEmail {...email} title="Your code" teaser={`It works for ${email.codeGoodFor}.`}>
      <Paragraph>
        {email.link === ''
          ? `You are changing your account at the ${email.siteName}. This code shows us that it is you.`
          : `Use this to sign in at the ${email.siteName}.`}
      </Paragraph>
      {email.link === '' ? (
        <>
          <OneTimeCode intro="Type this code:" code={email.code} />
          <Paragraph>It works once, for {email.codeGoodFor}.</Paragraph>
        </>
      ) : (
        <LinkOrCodeSection {...email} label="Sign in" />
      )}
      <Paragraph>Never share this code. If you did not ask for it, you can ignore this email.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: {
    ...sampleActionEmailProps,
    link: 'https://oneness.example/auth/confirm?token_hash=sample&type=magiclink',
    code: '058213',
  },
};
