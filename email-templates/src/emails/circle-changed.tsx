import { sampleEventEmailProps, type EventEmailProps } from '../layout/event-email.tsx';
import { NotificationEmail, sampleUnsubscribeUrl, type NotificationEmailProps } from '../layout/notification-email.tsx';
import { CallToAction, Greeting, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface CircleChangedProps extends EventEmailProps, NotificationEmailProps {
  change: 'moved' | 'cancelled' | 'restored' | 'added' | 'rescheduled' | 'ended' | 'removed';
  before: string;
}

const messages: Record<CircleChangedProps['change'], (props: CircleChangedProps) => { title: string; text: string }> = {
  moved: ({ event, before, when }) => ({
    title: `${event} has a new time`,
    text: `It was planned for ${before}. The new time is ${when}.`,
  }),
  cancelled: ({ event, when }) => ({ title: `${event} is cancelled`, text: `It does not take place on ${when}.` }),
  ended: ({ event, when }) => ({
    title: `${event} has no more dates`,
    text: `It does not take place on ${when} or on any later date.`,
  }),
  removed: ({ event, when }) => ({
    title: `${event} is cancelled`,
    text: `It was planned for ${when}. No other date follows.`,
  }),
  restored: ({ event, when }) => ({ title: `${event} takes place after all`, text: `It takes place on ${when}.` }),
  rescheduled: ({ event, before, when }) => ({
    title: `${event} has new dates`,
    text: `${before ? `It was planned for ${before}.` : 'Some dates have changed.'} The next date is ${when}. All dates are on its page.`,
  }),
  added: ({ event, when }) => ({ title: `${event} has another date`, text: `It also takes place on ${when}.` }),
};

export const circleChangedEmail: EmailTemplate<CircleChangedProps> = {
  subject: (props) => messages[props.change](props).title,
  Email: (props) => {
    const { when, page, note, firstName, ...email } = props;
    const { title, text } = messages[props.change](props);
    return (
      <NotificationEmail {...email} kind="Moved or cancelled dates" title={title} teaser={`${when}.`}>
        <Greeting firstName={firstName} />
        <Paragraph>{text}</Paragraph>
        {note && <Paragraph>{note}</Paragraph>}
        <CallToAction label={props.change === 'removed' ? 'See other events' : 'Open the event'} href={page} />
        <Paragraph>You get this email because you said you are coming.</Paragraph>
      </NotificationEmail>
    );
  },
  PreviewProps: {
    ...sampleEventEmailProps,
    unsubscribeUrl: sampleUnsubscribeUrl,
    change: 'moved',
    before: 'Tuesday 24 November, 7:00 PM in New York',
  },
};
