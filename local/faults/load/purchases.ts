import { randomUUID } from 'node:crypto';
import { signWebhookBody } from 'stand-ins/stripe/signature';
import { makeRandomStripeChange } from '../billing/changes.ts';
import { subscribeMember } from '../billing/members.ts';
import { deliverWebhook } from '../billing/webhook-network.ts';
import type { Load } from './load.ts';
import type { Buyer } from './people.ts';

export async function buyPlan(load: Load): Promise<void> {
  const buyer = pickIdle(load, ({ hasBought }) => !hasBought);
  if (!buyer) return changeSubscriptionAtStripe(load);
  await useBuyer(buyer, () => {
    buyer.hasBought = true;
    return subscribeMember(load.site, buyer, load.people.offers, load.chance, load.client);
  });
}

export async function changeSubscriptionAtStripe(load: Load): Promise<void> {
  if (load.chance.nextBoolean(0.15)) return deliverFalseWebhook(load);
  const buyer = pickIdle(load, ({ hasBought }) => hasBought);
  if (!buyer) return;
  await useBuyer(buyer, () => makeRandomStripeChange(load.site, buyer, load.people.offers, load.chance, load.client));
}

function pickIdle({ people, chance }: Load, isWanted: (buyer: Buyer) => boolean): Buyer | undefined {
  const idle = people.buyers.filter((buyer) => !buyer.isBusy && isWanted(buyer));
  return idle.length > 0 ? chance.pickOne(idle) : undefined;
}

/** The stand-in rejects some changes, so an error is no fault. */
async function useBuyer(buyer: Buyer, change: () => Promise<void>): Promise<void> {
  buyer.isBusy = true;
  await change().catch(() => undefined);
  buyer.isBusy = false;
}

async function deliverFalseWebhook({ site, chance, findings }: Load): Promise<void> {
  const isStale = chance.nextBoolean(0.5);
  const id = `evt_${isStale ? 'stale' : 'forged'}_${randomUUID()}`;
  const data = { object: { id: 'sub_forged', object: 'subscription', customer: 'cus_forged' } };
  const body = JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', created: 1, data });
  const signature = isStale
    ? signWebhookBody(body, site.webhookSecret, Date.now() - chance.between(302, 3600) * 1000)
    : signWebhookBody(body, 'whsec_of_another_account');
  findings.falseWebhooks += 1;
  const status = await deliverWebhook(site, body, signature).catch(() => 0);
  if (status >= 200 && status < 300) findings.falseAccepted.push(id);
}
