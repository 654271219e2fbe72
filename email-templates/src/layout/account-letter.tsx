import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { greetingName } from '../greeting-name.ts';
import { CallToAction, Paragraph } from './parts.tsx';
import { PlainLetter, type SenderProps } from './plain-letter.tsx';
import { color, sans, small } from './style.ts';

/** What every mail about an account must be told. These mails belong to no list, so nobody can unsubscribe from them. */
export interface AccountLetterProps extends SenderProps {
  /** The address this mail goes to; named at the foot, so that a forwarded mail explains itself. */
  recipient: string;
  /** As the person wrote it, or '' where none is known. */
  firstName: string;
}

/** What a mail must be told that asks its reader to do something. */
export interface AskingLetterProps extends AccountLetterProps {
  /** The page on which a button does it; opening it changes nothing. */
  link: string;
  /** Six digits that do the same where they are typed in. */
  code: string;
  /** For how long the link is good, in words such as "an hour". */
  linkGoodFor: string;
  /** For how long the code is good. */
  codeGoodFor: string;
}

type Proof = Pick<AskingLetterProps, 'link' | 'code' | 'linkGoodFor' | 'codeGoodFor'>;

interface Frame extends AccountLetterProps {
  /** The line that mail programs show beside the subject. Never a code: it stands on locked screens. */
  teaser: string;
  title: string;
  children: ReactNode;
}

/** A mail about an account: it greets by name, where one is known. */
export function AccountLetter({ children, firstName, recipient, ...letter }: Frame) {
  const name = greetingName(firstName);
  return (
    <PlainLetter {...letter} because={`You get this because it concerns the account of ${recipient}.`}>
      {name === '' ? null : <Paragraph>Dear {name},</Paragraph>}
      {children}
    </PlainLetter>
  );
}

/** The button and, where the link cannot be opened, the code; and for how long each is good. */
export function LinkOrCode({ label, ...proof }: Proof & { label: string }) {
  const { link, code, linkGoodFor, codeGoodFor } = proof;
  return (
    <>
      <CallToAction label={label} href={link} />
      <Code intro="Or type in this code:" code={code} />
      <Paragraph>
        The link is good for {linkGoodFor}, the code for {codeGoodFor}. Each works once.
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

/** Where somebody goes who had no part in what the mail tells. */
export function NotYou({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Paragraph>
        If this was you, there is nothing to do. If it was not, choose a new password now: it signs everybody else out.
      </Paragraph>
      <ChooseNewPassword siteUrl={siteUrl} />
    </>
  );
}

/** The page on which a new password is asked for; it signs nobody in. */
export function ChooseNewPassword({ siteUrl }: { siteUrl: string }) {
  return <CallToAction label="Choose a new password" href={new URL('/auth/recover', siteUrl).href} />;
}

/** Sample values that every mail about an account shares. */
export const sampleAccount: AccountLetterProps = {
  recipient: 'amara@example.org',
  firstName: 'Amara',
  siteUrl: 'https://oneness.example',
  siteName: 'Institute of Oneness',
  postalAddress: 'Santa Fe, New Mexico, by appointment',
};

/** And those of the mails that ask for something. */
export const sampleSpans = { linkGoodFor: 'an hour', codeGoodFor: 'ten minutes' };

const digits = {
  margin: '0 0 28px',
  fontFamily: sans,
  fontSize: 36,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: '0.12em',
  color: color.ink,
} as const;
