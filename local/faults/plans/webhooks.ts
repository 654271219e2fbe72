import { setTimeout as delay } from 'node:timers/promises';
import { UnreliableWebhookNetwork } from '../billing/webhook-network.ts';
import type { FaultPlan } from './plan.ts';

/** The test delivers the webhooks of Stripe, and the Stripe stand-in delivers none. */
export const unreliableWebhooks: FaultPlan = {
  id: 'F11',
  title: 'webhooks repeated, in another order, lost, forged and too old',
  run: async ({ rig, chance, durationMs }) => {
    await rig.control('stripe', 'webhooks', { mode: 'drop' });
    await rig.control('mailbox', 'webhooks', { mode: 'shuffle', copies: [1, 3], delaySeconds: 1 });
    const network = new UnreliableWebhookNetwork(rig.site, chance, Date.now() + durationMs);
    const traffic = await network.run(() => delay(durationMs));
    await rig.control('stripe', 'webhooks', { mode: 'normal' });
    await rig.control('mailbox', 'webhooks', { mode: 'normal' });
    return { traffic };
  },
};
