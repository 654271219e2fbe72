import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlan } from './plan.ts';

const recoveryLimitMs = 5000;

/** The product follows the clock of the payment stand-in, so that renewals become due. */
export const movedClock: FaultPlan = {
  id: 'F8',
  title: 'clock of the product moved by 32 days',
  run: async ({ rig, observations, durationMs }) => {
    await delay(durationMs / 3);
    // All subscriptions renew at this moment, so requests are slow for some seconds.
    await observations.disturb(() => rig.control('stripe', 'clock', { advance: '32d' }));
    await observations.awaitRecovery('clock', rig.url, recoveryLimitMs);
  },
};
