import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlan } from './plan.ts';

/** The product follows the clock of the payment stand-in, so that renewals become due. */
export const movedClock: FaultPlan = {
  id: 'F8',
  title: 'clock of the product moved by 32 days',
  run: async ({ rig, durationMs }) => {
    await delay(durationMs / 3);
    await rig.control('stripe', 'clock', { advance: '32d' });
  },
};
