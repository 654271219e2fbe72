import { FinishCommands } from '#modules/billing/use-cases/commands/finish-commands.ts';
import type { World } from '../world.ts';
import { Payer, type Membership } from './membership.ts';

interface Offer {
  readonly chargeCents: number;
  readonly prorationDate: number;
}

export function createUpgradeSteps(world: () => World) {
  const sweep = () => world().app.get(FinishCommands, { strict: false }).finishOpen();
  const offerOf = async (payer: Payer, lookupKey: string) =>
    (await payer.send<{ now: Offer | null }>('preview', lookupKey)).body.now;
  const upgrade = async (payer: Payer, lookupKey: string, offer: Offer) => {
    const priceId = await payer.buyer.priceId(lookupKey);
    return world()
      .as(payer.buyer.member)
      .post<Membership & { payUrl: string }>('/api/account/membership/upgrade', { priceId, ...offer });
  };
  const halfway = async (lookupKey = 'seeker_monthly') => {
    const payer = await Payer.create(world(), lookupKey);
    await world().advance('10d');
    return payer;
  };
  const withCard = async (payer: Payer, card: 'declines' | 'asks' | 'works') =>
    payer.buyer.submit(await payer.buyer.portal(), 'card', { card });
  const amounts = async (payer: Payer) => (await payer.buyer.charges()).map(({ amount }) => amount);
  return { sweep, offerOf, upgrade, halfway, withCard, amounts };
}
