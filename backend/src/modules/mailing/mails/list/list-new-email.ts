import { confirmationLifetimeSeconds } from '../../domain/confirmation-token.ts';
import { formatDuration } from '../../domain/duration.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { NewEmailLinks } from '../../use-cases/list/new-email-links.ts';

export const newSubscriberEmailConfirmationMail = defineMail({
  name: 'list-new-email',
  queue: 'mailing',
  why: 'This email address was typed on the preferences page of our mailing list, as the new address of a subscriber. Nothing changes before the owner of the address confirms it.',
  consent: 'unproven',
  isSecret: true,
  template: async () => (await import('email-templates/emails/list-new-email')).listNewEmailEmail,
  props: ({ facts, createdAt: askedAt }: { facts: { subscriberId?: string }; createdAt: Date }, services) => {
    if (!facts.subscriberId) return undefined;
    const link = services.get(NewEmailLinks).urlFor({ subscriberId: facts.subscriberId, askedAt });
    return { link, linkGoodFor: formatDuration(confirmationLifetimeSeconds) };
  },
});
