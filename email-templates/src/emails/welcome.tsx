import { MailingListEmail, type MailingListEmailProps } from '../layout/list-email.tsx';
import { CallToAction, Divider, Paragraph, QuoteBlock } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';
import { toGreetingName } from '../safe-text.ts';

export interface WelcomeProps extends MailingListEmailProps {
  firstName: string;
  ebookUrl: string;
  reflection: string;
}

export const welcomeEmail: EmailTemplate<WelcomeProps> = {
  subject: () => 'Welcome: your eBook and first daily reflection',
  Email: ({ firstName, ebookUrl, reflection, ...email }) => {
    const name = toGreetingName(firstName);
    return (
      <MailingListEmail
        {...email}
        title={name === '' ? 'Welcome' : `Welcome, ${name}`}
        teaser="Your eBook and your first daily reflection are inside."
        picture={{ file: 'welcome-header.png', alt: 'The sun rising over a still horizon' }}
      >
        <Paragraph>Thank you for joining. Here are your eBook and your first daily reflection.</Paragraph>
        <CallToAction label="Open the eBook" href={ebookUrl} />
        <Divider />
        <QuoteBlock label="Your first daily reflection">{reflection}</QuoteBlock>
        <Paragraph>
          With you,
          <br />
          the people at the {email.siteName}
        </Paragraph>
      </MailingListEmail>
    );
  },
  PreviewProps: {
    firstName: 'Amara',
    recipient: 'amara@example.org',
    joinedOn: 'Tuesday 24 November',
    ebookUrl: 'https://oneness.example/downloads/seven-mornings.pdf',
    reflection: 'Before you answer anyone today, let one breath go by. See who is there when the breath has gone.',
    unsubscribeUrl: 'https://oneness.example/u/sample-token',
    preferencesUrl: 'https://oneness.example/preferences/sample-token',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
