import { DateChangeToTell, ReadDateToTell, type DateToTell } from '#modules/live-events/index.ts';
import { defineMail, type Email, type Services } from '../../use-cases/emails/define-mail.ts';
import { dateOf, dateProps, momentOf } from './shared.ts';

type Facts = DateChangeToTell['payload'];

/** Sent to attendees if the change is still true at sending; a later change sends its own email. */
export const circleChanged = defineMail({
  name: 'circle-changed',
  queue: 'mailing',
  on: DateChangeToTell,
  isToMany: true,
  tellsOf: () => 'circle-changed',
  key: ({ eventId, knownAs, sequence, change, startsAt }) => [eventId, knownAs, sequence, change, startsAt].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChanged,
  props: async (email, services) => {
    const date = await dateOf(email, services, { isOfAll: email.facts.change === 'rescheduled' });
    const news = date && (await newsOf(date, email, services));
    if (!news) return undefined;
    const { facts } = email;
    const before = facts.before ? momentOf(facts.before, date, email) : '';
    const { change, startsAt } = news;
    const note = date.note ?? facts.note ?? '';
    return { ...dateProps({ ...date, startsAt, note }, email, services), change, before };
  },
});

/** Current state of the change with its time; undefined when a later email reports it. */
async function newsOf(
  date: DateToTell,
  { userId, facts: { eventId, change, startsAt, endsAt, before } }: Email<Facts>,
  services: Services,
): Promise<(Pick<Facts, 'change'> & Pick<DateToTell, 'startsAt'>) | undefined> {
  if (change === 'cancelled') return date.isCancelled ? { change, startsAt: new Date(startsAt) } : undefined;
  const isCancelledSince = date.isCancelled && !date.isGone;
  // The recipients know only the former time.
  if (isCancelledSince && change === 'moved' && before) return { change: 'cancelled', startsAt: new Date(before) };
  if (isCancelledSince && change === 'rescheduled') {
    const next = await services.get(ReadDateToTell).next({ userId, eventId });
    return next && { change, startsAt: next.startsAt };
  }
  const isSo = !date.isCancelled && isAt(date.startsAt, startsAt) && isAt(date.endsAt, endsAt);
  return isSo ? { change, startsAt: date.startsAt } : undefined;
}

const isAt = (moment: Date, told: string): boolean => moment.getTime() === Date.parse(told);
