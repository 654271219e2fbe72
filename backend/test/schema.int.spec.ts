import { MikroORM } from '@mikro-orm/postgresql';
import Stripe from 'stripe';
import { stripeApiVersion } from '#platform/stripe/stripe.module.ts';
import { World } from './world.ts';

describe('what is declared twice agrees', () => {
  it('the migrations make exactly the tables that the entities map', async () => {
    const world = await World.start();
    const difference = await world.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false, safe: false });
    await world.close();
    expect(difference.trim()).toBe('');
  });

  it('the API version we were written against is the one the SDK speaks', () => {
    expect(Stripe.API_VERSION).toBe(stripeApiVersion);
  });
});
