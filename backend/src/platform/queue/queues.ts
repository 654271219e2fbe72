/** All queues, most urgent first. The worker has one consumer for each. */
export const queueNames = [
  'auth-mail',
  'billing',
  'billing-mail',
  'mailing',
  'notices',
  'campaigns',
  'content',
  'files',
] as const;
export type QueueName = (typeof queueNames)[number];
