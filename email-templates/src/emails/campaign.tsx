import { Heading } from '@react-email/components';
import { MailingListEmail, type MailingListEmailProps } from '../layout/list-email.tsx';
import { CallToAction, Paragraph, ProseBlock, QuoteBlock } from '../layout/parts.tsx';
import { emailColors, serifFonts } from '../layout/style.ts';
import type { EmailTemplate } from '../mail-template.ts';

/** The HTML is already safe and has absolute URLs. */
export type CampaignPart =
  | { readonly type: 'prose'; readonly html: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  | {
      readonly type: 'item';
      readonly title: string;
      readonly when: string;
      readonly summary: string;
      readonly label: string;
      readonly url: string;
    }
  | { readonly type: 'reflection'; readonly title: string; readonly html: string; readonly question: string };

export interface CampaignProps extends MailingListEmailProps {
  subject: string;
  title: string;
  preheader: string;
  parts: readonly CampaignPart[];
}

export const campaignEmail: EmailTemplate<CampaignProps> = {
  subject: ({ subject }) => subject,
  Email: ({ subject: _, title, preheader, parts, ...email }) => (
    <MailingListEmail {...email} title={title} teaser={preheader}>
      {parts.map((part, at) => (
        <CampaignPartSection key={at} part={part} />
      ))}
    </MailingListEmail>
  ),
  PreviewProps: {
    subject: 'The long quiet',
    title: 'The long quiet',
    preheader: 'Three evenings in December when we do nothing, together.',
    parts: [
      { type: 'prose', html: '<p>Dear Amara,</p><p>the days are short now. On three evenings we sit together.</p>' },
      { type: 'button', label: 'Join us', url: 'https://oneness.example/events' },
      {
        type: 'item',
        title: 'An evening of silence',
        when: 'Friday 4 December, 7:00 PM in New York',
        summary: 'Two hours in which nothing is said.',
        label: 'See the event',
        url: 'https://oneness.example/events/an-evening-of-silence',
      },
      {
        type: 'reflection',
        title: 'The space between two breaths',
        html: '<p>Every breath ends in a short rest. Most days it passes without notice.</p>',
        question: 'What was there when the breath had gone?',
      },
    ],
    recipient: 'amara@example.org',
    joinedOn: 'Tuesday 24 November',
    unsubscribeUrl: 'https://oneness.example/u/sample-token',
    preferencesUrl: 'https://oneness.example/preferences/sample-token',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};

function CampaignPartSection({ part }: { part: CampaignPart }) {
  switch (part.type) {
    case 'prose':
      return <ProseBlock html={part.html} />;
    case 'button':
      return <ButtonSection label={part.label} url={part.url} />;
    case 'item':
      return (
        <>
          <PartHeading>{part.title}</PartHeading>
          {part.when !== '' && (
            <Paragraph>
              <strong>{part.when}</strong>
            </Paragraph>
          )}
          {part.summary !== '' && <Paragraph>{part.summary}</Paragraph>}
          <ButtonSection label={part.label} url={part.url} />
        </>
      );
    case 'reflection':
      return (
        <>
          <PartHeading>{part.title}</PartHeading>
          <ProseBlock html={part.html} />
          <QuoteBlock label="A question for today">{part.question}</QuoteBlock>
        </>
      );
  }
}

function ButtonSection({ label, url }: { label: string; url: string }) {
  return (
    <div style={{ margin: '0 0 28px' }}>
      <CallToAction label={label} href={url} />
    </div>
  );
}

function PartHeading({ children }: { children: string }) {
  return (
    <Heading as="h2" className="ink" style={partHeading}>
      {children}
    </Heading>
  );
}

const partHeading = {
  margin: '0 0 12px',
  fontFamily: serifFonts,
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 400,
  color: emailColors.ink,
} as const;
