import { CallToAction, Paragraph } from '../layout/parts.tsx';
import { EmailLayout, type EmailSenderProps } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface OperationsAlertProps extends EmailSenderProps {
  title: string;
  detail: string;
  action: string;
  since: string;
  isOver: boolean;
  url: string;
}

export const operationsAlertEmail: EmailTemplate<OperationsAlertProps> = {
  subject: ({ title, isOver }) => (isOver ? `Over: ${title}` : title),
  Email: ({ title, detail, action, since, isOver, url, ...sender }) => (
    <EmailLayout
      {...sender}
      title={isOver ? `Over: ${title}` : title}
      teaser={isOver ? 'You need not do anything.' : detail}
      reason="You get this email because you are an administrator."
    >
      {isOver ? (
        <Paragraph>This began on {since} and is over. You need not do anything.</Paragraph>
      ) : (
        <>
          <Paragraph>{detail}</Paragraph>
          <Paragraph>{action}</Paragraph>
          <Paragraph>Since {since}. You get one more email when it is over.</Paragraph>
        </>
      )}
      <CallToAction label="Open Operations" href={url} />
    </EmailLayout>
  ),
  PreviewProps: {
    title: 'The disk is almost full',
    detail: '92% of the disk of the files is used.',
    action: 'Delete files in the library that are not needed, or ask the people who run the server for more space.',
    since: 'Wednesday 25 November, 7:00 PM in New York',
    isOver: false,
    url: 'https://oneness.example/admin/operations',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
