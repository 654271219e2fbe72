import { WaitlistPromoted } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { readDate, dateProps, toConfirmedMember } from './shared.ts';

export const circlePlaceFree = defineMail({
  name: 'circle-place-free',
  queue: 'mailing',
  on: WaitlistPromoted,
  to: toConfirmedMember,
  key: ({ rsvpId }) => rsvpId,
  template: async () => (await import('email-templates/emails/circle-place-free')).circlePlaceFree,
  props: async (email, services) => {
    const date = await readDate(email, services);
    return date && !date.isCancelled ? dateProps(date, email, services) : undefined;
  },
});
