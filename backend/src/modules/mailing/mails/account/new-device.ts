import { defineMail, type Email } from '../../use-cases/emails/define-mail.ts';
import { noticeProps } from './shared.ts';

export const newDevice = defineMail({
  name: 'new-device',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-new-device')).authNewDevice,
  props: async (email: Email<{ device: string; address: string }>, services) => {
    const props = await noticeProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
