import type { MailDefinition } from '../../use-cases/emails/define-mail.ts';

/** `SendBatch` renders and sends this email, so `render` returns nothing. */
export const campaignMail: MailDefinition = {
  name: 'campaign',
  queue: 'campaigns',
  consent: 'list',
  purpose: 'newsletter',
  render: () => Promise.resolve(undefined),
};
