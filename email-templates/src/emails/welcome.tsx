import { ListEmail, type ListEmailProps } from '../layout/list-email.tsx';
import { CallToAction, Divider, Paragraph, Reflection } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { greetingName } from '../safe-text.ts';

/** The first email after joining the mailing list; staff can also send it again. */
export interface WelcomeProps extends ListEmailProps {
  firstName: string;
  ebookUrl: string;
  /** The first daily reflection, one to three sentences. */
  reflection: string;
}

export const welcome: MailTemplate<WelcomeProps> = {
  subject: () => 'Welcome: your eBook and first daily reflection',
  Email: ({ firstName, ebookUrl, reflection, ...email }) => {
    const name = greetingName(firstName);
    return (
      <ListEmail
        {...email}
        title={name === '' ? 'Welcome' : `Welcome, ${name}`}
        teaser="Your eBook and your first daily reflection are inside."
        picture={{ file: 'welcome-header.png', alt: 'The sun rising over a still horizon' }}
      >
        <Paragraph>Thank you for joining. Here are your eBook and your first daily reflection.</Paragraph>
        <CallToAction label="Open the eBook" href={ebookUrl} />
        <Divider />
        <Reflection label="Your first daily reflection">{reflection}</Reflection>
        <Paragraph>
          With you,
          <br />
          the people at the {email.siteName}
        </Paragraph>
      </ListEmail>
    );
  },
  PreviewProps: {
    firstName: 'Amara',
    recipient: 'amara@example.org',
    joinedOn: 'Tuesday 24 November',
    ebookUrl: 'https://oneness.example/downloads/seven-mornings.pdf',
    reflection: 'Before you answer anyone today, let one breath go by. See who is there when the breath has gone.',
    unsubscribeUrl: 'https://oneness.example/u/sample-token',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
