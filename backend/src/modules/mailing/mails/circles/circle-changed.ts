import { DateChangeToTell, ReadDateToTell, type DateToTell } from '../../../live-events/index.ts';
import { defineMail, type Email, type Services } from '../../use-cases/emails/define-mail.ts';
import { dateOf, dateProps, momentOf } from './shared.ts';

type Facts = DateChangeToTell['payload'];

/**
 * Tells those who said yes of a change of a date, if that is how it is when the email leaves. Where it was changed again in the
 * meantime, the email of that says so.
 */
export const circleChanged = defineMail({
  name: 'circle-changed',
  queue: 'mailing',
  on: DateChangeToTell,
  isToMany: true,
  tellsOf: () => 'circle-changed',
  key: ({ eventId, knownAs, sequence, change, startsAt }) => [eventId, knownAs, sequence, change, startsAt].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChanged,
  props: async (email, services) => {
    const { facts } = email;
    const date = await (facts.change === 'rescheduled' ? nextOf(email, services) : dateOf(email, services));
    const news = date && newsOf(date, facts);
    if (!news) return undefined;
    const { change, startsAt } = news;
    const before = facts.before ? momentOf(facts.before, date, email) : '';
    const note = date.note ?? facts.note ?? '';
    return { ...dateProps({ ...date, startsAt, note }, email, services), change, before };
  },
});

const nextOf = ({ userId, facts }: Email<Facts>, services: Services): Promise<DateToTell | undefined> =>
  services.get(ReadDateToTell).next({ userId, eventId: facts.eventId });

/** What is true of the change by now, and of which time; undefined where a later email tells. */
function newsOf(
  date: DateToTell,
  { change, startsAt, endsAt, before }: Facts,
): (Pick<Facts, 'change'> & Pick<DateToTell, 'startsAt'>) | undefined {
  if (change === 'rescheduled') return { change, startsAt: date.startsAt };
  if (change === 'cancelled') return date.isCancelled ? { change, startsAt: new Date(startsAt) } : undefined;
  // Moved, then cancelled: they know the time before alone.
  if (change === 'moved' && date.isCancelled && !date.isGone && before)
    return { change: 'cancelled', startsAt: new Date(before) };
  const isSo = !date.isCancelled && isAt(date.startsAt, startsAt) && isAt(date.endsAt, endsAt);
  return isSo ? { change, startsAt: date.startsAt } : undefined;
}

const isAt = (moment: Date, told: string): boolean => moment.getTime() === Date.parse(told);
