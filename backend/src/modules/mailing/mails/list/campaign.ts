import type { MailDefinition } from '../../use-cases/emails/define-mail.ts';

/** `PrepareBatch` renders this email from stored variants, so `render` returns nothing. */
export const campaignMail: MailDefinition = {
  name: 'campaign',
  queue: 'campaigns',
  consent: 'list',
  purpose: 'newsletter',
  render: () => Promise.resolve(undefined),
};
