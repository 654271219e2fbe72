import { WaitlistPromoted } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildEventDateProps } from '../../use-cases/emails/event-date-props.ts';
import { readEventDate, findConfirmedRecipient } from './shared.ts';

export const waitlistPromotedMail = defineMail({
  name: 'circle-place-free',
  queue: 'mailing',
  why: 'You were on the waiting list of an event, and a place became free.',
  on: WaitlistPromoted,
  to: findConfirmedRecipient,
  key: ({ rsvpId }) => rsvpId,
  template: async () => (await import('email-templates/emails/circle-place-free')).circlePlaceFreeEmail,
  props: async (email, services) => {
    const date = await readEventDate(email, services);
    return date && !date.isCancelled ? buildEventDateProps(date, email, services) : undefined;
  },
});
