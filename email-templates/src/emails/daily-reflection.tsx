import { MailingListEmail, type MailingListEmailProps } from '../layout/list-email.tsx';
import { CallToAction, Divider, ProseBlock, QuoteBlock } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface DailyReflectionProps extends MailingListEmailProps {
  reflection: {
    title: string;
    html: string;
    question: string;
  };
}

export const dailyReflectionEmail: EmailTemplate<DailyReflectionProps> = {
  subject: ({ reflection }) => reflection.title,
  Email: ({ reflection: { title, html, question }, ...email }) => (
    <MailingListEmail {...email} title={title} teaser={question} stopLabel="Stop the daily reflection">
      <ProseBlock html={html} />
      <Divider />
      <QuoteBlock label="A question for today">{question}</QuoteBlock>
      <CallToAction label="Answer in your journal" href={new URL('/members/today', email.siteUrl).href} />
    </MailingListEmail>
  ),
  PreviewProps: {
    reflection: {
      title: 'The space between two breaths',
      html: `<p>Every breath ends in a short rest. Most days it passes without notice.</p>
<p>Today, notice it three times: on the stairs, at the door, and before you answer.</p>`,
      question: 'What was there when the breath had gone?',
    },
    recipient: 'amara@example.org',
    joinedOn: 'Tuesday 24 November',
    unsubscribeUrl: 'https://oneness.example/u/sample-token',
    preferencesUrl: 'https://oneness.example/preferences/sample-token',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
