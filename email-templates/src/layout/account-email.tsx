import { Text } from '@react-email/components';
import { CallToAction, Greeting, Paragraph } from './parts.tsx';
import { EmailLayout, type EmailLayoutProps, type SenderProps } from './email-layout.tsx';
import { color, sans, small } from './style.ts';

/** What every email about an account must be told. These emails belong to no list, so nobody can unsubscribe from them. */
export interface AccountEmailProps extends SenderProps {
  /** The address this email goes to; named in the footer, so that a forwarded email explains itself. */
  recipient: string;
  /** As the person wrote it, or '' where none is known. */
  firstName: string;
}

/** What an email must be told that asks its reader to do something. */
export interface ActionEmailProps extends AccountEmailProps {
  /** The page on which a button does it; opening it changes nothing. */
  link: string;
  /** Six digits that do the same where they are typed in. */
  code: string;
  /** For how long the link is good, in words such as "an hour". */
  linkGoodFor: string;
  /** For how long the code is good. */
  codeGoodFor: string;
}

type Proof = Pick<ActionEmailProps, 'link' | 'code' | 'linkGoodFor' | 'codeGoodFor'>;

type AccountLayoutProps = AccountEmailProps & Pick<EmailLayoutProps, 'teaser' | 'title' | 'children'>;

/** An email about an account: it greets by name, where one is known. */
export function AccountEmail({ children, firstName, recipient, ...email }: AccountLayoutProps) {
  return (
    <EmailLayout {...email} reason={`This email is about the account of ${recipient}.`}>
      <Greeting firstName={firstName} />
      {children}
    </EmailLayout>
  );
}

/** The button and, where the link cannot be opened, the code; and for how long each is good. */
export function LinkOrCode({ label, ...proof }: Proof & { label: string }) {
  const { link, code, linkGoodFor, codeGoodFor } = proof;
  return (
    <>
      <CallToAction label={label} href={link} />
      <Code intro="Or type this code:" code={code} />
      <Paragraph>
        The link works for {linkGoodFor}, the code for {codeGoodFor}. Each works once.
      </Paragraph>
    </>
  );
}

/** Six digits in one piece, so that they can be copied with one touch. */
export function Code({ intro, code }: { intro: string; code: string }) {
  return (
    <>
      <Text className="muted" style={{ ...small, fontSize: 15, margin: '28px 0 4px' }}>
        {intro}
      </Text>
      <Text className="ink" style={digits}>
        {code}
      </Text>
    </>
  );
}

/** Where somebody goes who had no part in what the email tells. */
export function NotYou({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Paragraph>
        If this was you, you do not need to do anything. If not, choose a new password now: it signs out all other
        devices.
      </Paragraph>
      <ChooseNewPassword siteUrl={siteUrl} />
    </>
  );
}

/** The page on which a new password is asked for; it signs nobody in. */
export function ChooseNewPassword({ siteUrl }: { siteUrl: string }) {
  return <CallToAction label="Choose a new password" href={new URL('/auth/recover', siteUrl).href} />;
}

/** Sample values that every email about an account shares. */
export const sampleAccount: AccountEmailProps = {
  recipient: 'amara@example.org',
  firstName: 'Amara',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

/** And those of the emails that ask for something. */
export const sampleAction = { ...sampleAccount, linkGoodFor: 'an hour', codeGoodFor: 'ten minutes' };

const digits = {
  margin: '0 0 28px',
  fontFamily: sans,
  fontSize: 36,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: '0.12em',
  color: color.ink,
} as const;
