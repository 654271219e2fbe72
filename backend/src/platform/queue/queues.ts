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
