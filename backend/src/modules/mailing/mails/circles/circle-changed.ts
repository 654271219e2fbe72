import { DateChangeToTell } from '../../../live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { dateOf, dateProps, momentOf } from './shared.ts';

/** Tells those who said yes of a change of a date. Where it was changed again, the later mail says all. */
export const circleChanged = defineMail({
  name: 'circle-changed',
  queue: 'mailing',
  on: DateChangeToTell,
  isToMany: true,
  tellsOf: () => 'circle-changed',
  key: ({ eventId, knownAs, sequence }) => [eventId, knownAs, sequence].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChanged,
  props: async (email, services) => {
    const { change, before, sequence } = email.facts;
    const date = await dateOf(email, services);
    if (!date || date.sequence !== sequence) return undefined;
    return { ...dateProps(date, email, services), change, before: before ? momentOf(before, date, email) : '' };
  },
});
