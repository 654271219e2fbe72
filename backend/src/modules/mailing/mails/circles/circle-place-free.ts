import { PlaceFree } from '../../../live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { toMember } from '../billing/shared.ts';
import { dateOf, dateProps } from './shared.ts';

/** Tells somebody who waited that they have a place. */
export const circlePlaceFree = defineMail({
  name: 'circle-place-free',
  queue: 'mailing',
  on: PlaceFree,
  to: toMember,
  key: ({ rsvpId }) => rsvpId,
  template: async () => (await import('email-templates/emails/circle-place-free')).circlePlaceFree,
  props: async (email, services) => {
    const date = await dateOf(email, services);
    return date && !date.isCancelled ? dateProps(date, email, services) : undefined;
  },
});
