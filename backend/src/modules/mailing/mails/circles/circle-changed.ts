import { EventDateChangedNotice, ReadEventDateDetails, type EventDateDetails } from '#modules/live-events/index.ts';
import { defineMail, type EmailContext, type MailServices } from '../../use-cases/emails/define-mail.ts';
import { buildChangeProps } from '../../use-cases/emails/event-date-props.ts';
import { readEventDate } from './shared.ts';

type Facts = EventDateChangedNotice['payload'];

/** Not sent when a later change has replaced this one, because the later change sends its own email. */
export const circleChangedMail = defineMail({
  name: 'circle-changed',
  queue: 'mailing',
  on: EventDateChangedNotice,
  isToMany: true,
  notificationKind: () => 'circle-changed',
  key: ({ eventId, knownAs, sequence, change, startsAt }) => [eventId, knownAs, sequence, change, startsAt].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChangedEmail,
  props: async (email, services) => {
    const date = await readEventDate(email, services, readersOf[email.facts.change] ?? 'date');
    const news = date && (await readChange(date, email, services));
    return news && buildChangeProps({ ...date, startsAt: news.startsAt }, { ...email.facts, ...news }, email, services);
  },
});

const readersOf: Partial<Record<Facts['change'], 'all' | 'anyone'>> = { rescheduled: 'all', ended: 'anyone' };

async function readChange(
  date: EventDateDetails,
  { userId, facts: { eventId, change, startsAt, endsAt, before } }: EmailContext<Facts>,
  services: MailServices,
): Promise<(Pick<Facts, 'change'> & Pick<EventDateDetails, 'startsAt'>) | undefined> {
  if (change === 'ended') return { change, startsAt: new Date(startsAt) };
  if (change === 'cancelled') return date.isCancelled ? { change, startsAt: new Date(startsAt) } : undefined;
  const isCancelledSince = date.isCancelled && !date.isGone;
  if (isCancelledSince && change === 'moved' && before) return { change: 'cancelled', startsAt: new Date(before) };
  if (isCancelledSince && change === 'rescheduled') {
    const next = await services.get(ReadEventDateDetails).next({ userId, eventId });
    return next && { change, startsAt: next.startsAt };
  }
  const isSo = !date.isCancelled && isAt(date.startsAt, startsAt) && isAt(date.endsAt, endsAt);
  return isSo ? { change, startsAt: date.startsAt } : undefined;
}

const isAt = (moment: Date, time: string): boolean => moment.getTime() === Date.parse(time);
