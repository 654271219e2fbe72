/** Every queue, most urgent first. Each has one consumer in the worker. */
export const queueNames = [
  'auth-mail',
  'billing',
  'billing-mail',
  'mailing',
  'notices',
  'campaigns',
  'content',
] as const;
export type QueueName = (typeof queueNames)[number];
