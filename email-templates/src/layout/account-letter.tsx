import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { greetingName } from '../greeting-name.ts';
import { CallToAction, Paragraph, Title } from './parts.tsx';
import { color, sans, serif, sheet, small } from './style.ts';

/** What every mail about an account must be told. These mails belong to no list, so nobody can unsubscribe from them. */
export interface AccountLetterProps {
  /** The address this mail goes to; named at the foot, so that a forwarded mail explains itself. */
  recipient: string;
  /** As the person wrote it, or '' where none is known. */
  firstName: string;
  /** Origin of the site. */
  siteUrl: string;
  /** The institute's name, as it reads after "the". */
  siteName: string;
  postalAddress: string;
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

/** The sheet of a mail about an account: no picture, one thing to do or to know. */
export function AccountLetter({ teaser, title, children, ...letter }: Frame) {
  const name = greetingName(letter.firstName);
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Preview>{teaser}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: color.mist, margin: 0, padding: '32px 20px 40px', fontFamily: serif }}
      >
        <Container className="card" style={card}>
          <Section className="inner" style={{ padding: '40px 48px 20px' }}>
            <Title>{title}</Title>
            {name === '' ? null : <Paragraph>Dear {name},</Paragraph>}
            {children}
          </Section>
        </Container>
        <Container style={{ maxWidth: 600 }}>
          <Section className="inner" style={{ padding: '40px 48px 0' }}>
            <Text className="muted" style={{ ...small, margin: 0 }}>
              You get this because it concerns the account of {letter.recipient}.
            </Text>
            <Text className="muted" style={{ ...small, margin: 0 }}>
              <Link className="muted" href={letter.siteUrl} style={{ color: color.muted, textDecoration: 'none' }}>
                {letter.siteName}
              </Link>
              , {letter.postalAddress}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
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

const card = {
  maxWidth: 600,
  backgroundColor: color.white,
  border: `1px solid ${color.hairline}`,
  borderRadius: 24,
  borderCollapse: 'separate',
} as const;

const digits = {
  margin: '0 0 28px',
  fontFamily: sans,
  fontSize: 36,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: '0.12em',
  color: color.ink,
} as const;
