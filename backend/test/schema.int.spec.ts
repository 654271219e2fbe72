import { MikroORM } from '@mikro-orm/postgresql';
import Stripe from 'stripe';
import { stripeApiVersion } from '#platform/stripe/stripe.module.ts';
import { World } from './world.ts';

describe('duplicate declarations', () => {
  it('the migrations create exactly the tables of the entities', async () => {
    const world = await World.start();
    const difference = await world.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false, safe: false });
    await world.close();
    expect(difference.trim()).toBe('');
  });

  it("the configured Stripe API version is the SDK's version", () => {
    expect(Stripe.API_VERSION).toBe(stripeApiVersion);
  });
});
