import type { MailDefinition } from '../../use-cases/emails/define-mail.ts';

/** An email of a campaign, which `SendBatch` renders and sends together with the others of its batch. */
export const campaignMail: MailDefinition = {
  name: 'campaign',
  queue: 'campaigns',
  consent: 'list',
  purpose: 'newsletter',
  render: () => Promise.resolve(undefined),
};
