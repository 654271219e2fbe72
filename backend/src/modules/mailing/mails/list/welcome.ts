import { institute } from '#kernel/institute.ts';
import { Settings } from '#platform/config/settings.ts';
import { SubscriberJoined } from '../../domain/events.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { FindSubscriberRecipient } from '../../use-cases/list/find-subscribers.ts';

const firstReflection =
  'Before you answer anyone today, let one breath go by. See who is there when the breath has gone.';

export const welcomeMail = defineMail({
  name: 'welcome',
  queue: 'mailing',
  consent: 'list',
  oncePerMinute: true,
  on: SubscriberJoined,
  to: ({ subscriberId }, services) => services.get(FindSubscriberRecipient).find(subscriberId),
  key: ({ subscriberId }) => `${subscriberId}:1`,
  template: async () => (await import('email-templates/emails/welcome')).welcomeEmail,
  props: ({ firstName }, services) => ({
    firstName: firstName || 'Friend',
    ebookUrl: new URL(institute.ebookPath, services.get(Settings).siteUrl).href,
    reflection: firstReflection,
  }),
});
