import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlan } from './plan.ts';

/** Five times the default of the product. */
const emailsPerMinute = 600;

/** Measures the product under the same load without a fault, while a campaign is sent at a limited rate. */
export const noFault: FaultPlan = {
  id: 'F0',
  title: 'no fault',
  toleratesNoError: true,
  isWithoutFault: true,
  emailsPerMinute,
  prepare: async () => ({ settings: { MAIL_PER_MINUTE: String(emailsPerMinute) } }),
  run: ({ durationMs }) => delay(durationMs),
};
