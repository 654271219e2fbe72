import { sampleEventEmailProps, type EventEmailProps } from '../layout/event-email.tsx';
import { NotificationEmail, sampleUnsubscribeUrl, type NotificationEmailProps } from '../layout/notification-email.tsx';
import { CallToAction, Greeting, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface CircleReminderProps extends EventEmailProps, NotificationEmailProps {
  begins: string;
}

export const circleReminderEmail: EmailTemplate<CircleReminderProps> = {
  subject: ({ event, begins }) => `${event} begins ${begins}`,
  Email: ({ event, when, begins, place, page, note, firstName, ...email }) => (
    <NotificationEmail {...email} kind="Circle reminders" title={event} teaser={`${when}.`}>
      <Greeting firstName={firstName} />
      <Paragraph>
        {event} begins {begins}: {when}.
      </Paragraph>
      {note && <Paragraph>{note}</Paragraph>}
      <Paragraph>
        {place ? `It takes place at ${place}.` : 'You can join 10 minutes before, on the event’s page.'}
      </Paragraph>
      <CallToAction label="Open the event" href={page} />
      <Paragraph>You said you are coming. If you cannot, cancel on the same page.</Paragraph>
    </NotificationEmail>
  ),
  PreviewProps: { ...sampleEventEmailProps, unsubscribeUrl: sampleUnsubscribeUrl, begins: 'in an hour' },
};
