import { DateChangeToTell, ReadDateToTell, type DateToTell } from '#modules/live-events/index.ts';
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

/** What is true of the change by now, and of which time; undefined where a later email tells. */
async function newsOf(
  date: DateToTell,
  { userId, facts: { eventId, change, startsAt, endsAt, before } }: Email<Facts>,
  services: Services,
): Promise<(Pick<Facts, 'change'> & Pick<DateToTell, 'startsAt'>) | undefined> {
  if (change === 'cancelled') return date.isCancelled ? { change, startsAt: new Date(startsAt) } : undefined;
  const isCancelledSince = date.isCancelled && !date.isGone;
  // They know the time before alone.
  if (isCancelledSince && change === 'moved' && before) return { change: 'cancelled', startsAt: new Date(before) };
  if (isCancelledSince && change === 'rescheduled') {
    const next = await services.get(ReadDateToTell).next({ userId, eventId });
    return next && { change, startsAt: next.startsAt };
  }
  const isSo = !date.isCancelled && isAt(date.startsAt, startsAt) && isAt(date.endsAt, endsAt);
  return isSo ? { change, startsAt: date.startsAt } : undefined;
}

const isAt = (moment: Date, told: string): boolean => moment.getTime() === Date.parse(told);
