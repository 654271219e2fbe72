import { AccountEmail } from '../layout/account-email.tsx';
import { sampleDate, type DateEmailProps } from '../layout/date-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Reminds somebody who said that they come, a day and an hour before. */
export interface CircleReminderProps extends DateEmailProps {
  /** "in a day" or "in an hour" */
  begins: string;
}

export const circleReminder: MailTemplate<CircleReminderProps> = {
  subject: ({ event, begins }) => `${event} begins ${begins}`,
  Email: ({ event, when, begins, place, page, note, ...email }) => (
    <AccountEmail {...email} title={event} teaser={`${when}.`}>
      <Paragraph>
        {event} begins {begins}: {when}.
      </Paragraph>
      {note && <Paragraph>{note}</Paragraph>}
      <Paragraph>
        {place ? `It is held at ${place}.` : 'The door opens ten minutes before, on the page of the event.'}
      </Paragraph>
      <CallToAction label="Open the event" href={page} />
      <Paragraph>You said that you will come. If you cannot, take it back on the same page.</Paragraph>
    </AccountEmail>
  ),
  PreviewProps: { ...sampleDate, begins: 'in an hour' },
};
