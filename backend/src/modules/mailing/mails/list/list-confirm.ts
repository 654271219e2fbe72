import { confirmationLifetimeSeconds } from '../../domain/confirmation-token.ts';
import { formatDuration } from '../../domain/duration.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { ConfirmationLinkSigner } from '../../use-cases/list/confirmation-links.ts';

export const listSubscriptionConfirmationMail = defineMail({
  name: 'list-confirm',
  queue: 'mailing',
  why: 'This email address was typed into the sign-up form of our mailing list. We send nothing more until the owner of the address confirms it.',
  consent: 'opt-in',
  isSecret: true,
  template: async () => (await import('email-templates/emails/list-confirm')).listConfirmEmail,
  props: ({ subscriberId, createdAt: askedAt }, services) => {
    if (!subscriberId) return undefined;
    const link = services.get(ConfirmationLinkSigner).urlFor({ subscriberId, askedAt });
    return { link, linkGoodFor: formatDuration(confirmationLifetimeSeconds) };
  },
});
