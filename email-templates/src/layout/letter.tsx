import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { color, serif, sheet, small } from './style.ts';

/** What every letter to the list must be told. */
export interface LetterProps {
  /** The address this mail goes to; named at the foot, so that a forwarded letter explains itself. */
  recipient: string;
  /** When the address joined the list, RFC 3339; null where it is not on the list (a letter sent by hand). */
  joinedAt: string | null;
  /** Leaves the list in one step; the same address stands in the List-Unsubscribe header. */
  unsubscribeUrl: string;
  /** Origin of the site, which serves the pictures of the mails under /mail/. */
  siteUrl: string;
  /** The institute's name, as it reads after "the". */
  siteName: string;
  postalAddress: string;
  /** IANA zone of the institute, in which dates are written. */
  timeZone: string;
}

interface Frame {
  /** The line that mail programs show beside the subject. */
  teaser: string;
  /** File under /mail/ of the site, 600 by 236 points at twice the pixels. */
  picture: { file: string; alt: string };
  children: ReactNode;
}

/** The sheet every letter is written on: a picture, the words, and outside it why it came and how to leave. */
export function Letter({ teaser, picture, children, ...letter }: Frame & LetterProps) {
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
          <Img
            src={new URL(`/mail/${picture.file}`, letter.siteUrl).href}
            alt={picture.alt}
            width="600"
            style={{ width: '100%', height: 'auto', borderRadius: '23px 23px 0 0', ...small }}
          />
          <Section className="inner" style={{ padding: '32px 48px 20px' }}>
            {children}
          </Section>
        </Container>
        <Container style={{ maxWidth: 600 }}>
          <Section className="inner" style={{ padding: '40px 48px 0' }}>
            <Foot {...letter} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ recipient, joinedAt, unsubscribeUrl, siteUrl, siteName, postalAddress, timeZone }: LetterProps) {
  return (
    <>
      <Text className="muted" style={{ ...small, margin: 0 }}>
        {joinedAt === null
          ? `You get this because the ${siteName} sent it to ${recipient}. You are not on our list. `
          : `You get this because ${recipient} joined on ${dateIn(timeZone, joinedAt)}. `}
        <Link className="link" href={unsubscribeUrl} style={{ color: color.indigo, textDecoration: 'underline' }}>
          {joinedAt === null ? 'Stop all letters' : 'Leave the list'}
        </Link>{' '}
        in one step, whenever you like.
      </Text>
      <Text className="muted" style={{ ...small, margin: 0 }}>
        <Link className="muted" href={siteUrl} style={{ color: color.muted, textDecoration: 'none' }}>
          {siteName}
        </Link>
        , {postalAddress}
      </Text>
    </>
  );
}

/** "24 November 2026" */
function dateIn(timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(instant));
}

const card = {
  maxWidth: 600,
  backgroundColor: color.white,
  border: `1px solid ${color.hairline}`,
  borderRadius: 24,
  borderCollapse: 'separate',
} as const;
