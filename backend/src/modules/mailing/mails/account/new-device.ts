import { defineMail, type EmailContext } from '../../use-cases/emails/define-mail.ts';
import { buildNoticeMailProps } from './shared.ts';

export const newDeviceMail = defineMail({
  name: 'new-device',
  queue: 'auth-mail',
  template: async () => (await import('email-templates/emails/auth-new-device')).authNewDeviceEmail,
  props: async (email: EmailContext<{ device: string; address: string }>, services) => {
    const props = await buildNoticeMailProps(email, services);
    return props && { ...props, ...email.facts };
  },
});
