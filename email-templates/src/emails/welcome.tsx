import { greetingName } from '../greeting-name.ts';
import { Letter, type LetterProps } from '../layout/letter.tsx';
import { CallToAction, Chapter, Paragraph, Reflection, Title } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** The first letter after somebody joined the list; also sent again by hand. */
export interface WelcomeProps extends LetterProps {
  /** As the person wrote it, or '' where none is known. */
  firstName: string;
  /** Where the eBook opens. */
  ebookUrl: string;
  /** The first daily reflection, one to three sentences. */
  reflection: string;
}

function Welcome({ firstName, ebookUrl, reflection, ...letter }: WelcomeProps) {
  return (
    <Letter
      {...letter}
      teaser="The eBook is yours to keep, and your first daily reflection is inside."
      picture={{ file: 'welcome-header.png', alt: 'The sun rising over a still horizon' }}
    >
      <Title>{welcomeTo(firstName)}</Title>
      <Paragraph>
        We are glad you are here. Two things are yours today: the eBook, and your first daily reflection.
      </Paragraph>
      <CallToAction label="Open the eBook" href={ebookUrl} />
      <Chapter />
      <Reflection label="Your first reflection">{reflection}</Reflection>
      <Paragraph>
        With you,
        <br />
        the people at the {letter.siteName}
      </Paragraph>
    </Letter>
  );
}

function welcomeTo(firstName: string): string {
  const name = greetingName(firstName);
  return name === '' ? 'Welcome' : `Welcome, ${name}`;
}

export const welcome: MailTemplate<WelcomeProps> = {
  subject: ({ firstName }) => `${welcomeTo(firstName)}: your eBook and first reflection`,
  Letter: Welcome,
  PreviewProps: {
    firstName: 'Amara',
    recipient: 'amara@example.org',
    joinedAt: '2026-11-24T12:30:00Z',
    ebookUrl: 'https://oneness.example/downloads/seven-mornings.pdf',
    reflection: 'Before you answer anyone today, let one breath go by. See who is there when the breath has gone.',
    unsubscribeUrl: 'https://oneness.example/u/sample-token',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
    timeZone: 'America/New_York',
  },
};
