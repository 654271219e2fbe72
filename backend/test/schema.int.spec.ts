import { MikroORM } from '@mikro-orm/postgresql';
import Stripe from 'stripe';
import { contentKinds } from '#modules/content/kinds/index.ts';
import { stripeApiVersion } from '#platform/stripe/stripe.module.ts';
import { World } from './world.ts';

describe('duplicate declarations', () => {
  it('the migrations create exactly the tables of the entities', async () => {
    const world = await World.start();
    const difference = await world.app.get(MikroORM).schema.getUpdateSchemaSQL({ wrap: false, safe: false });
    await world.close();
    expect(difference.trim()).toBe('');
  });

  it('the migrations create the triggers that the product relies on', async () => {
    const world = await World.start();
    const triggers = await world.sql<{ name: string; tables: string }>(
      `select t.tgname as name, string_agg(t.tgrelid::regclass::text, ' ' order by t.tgrelid::regclass::text) as tables
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'public'::regnamespace group by t.tgname order by t.tgname`,
    );
    await world.close();
    expect(Object.fromEntries(triggers.map(({ name, tables }) => [name, tables]))).toEqual({
      chain: 'audit_log',
      // The lists of readers need it on the table of each kind. `db:migration` writes no triggers.
      change_version: [...Object.keys(contentKinds), 'event_dates', 'stored_file'].toSorted().join(' '),
      refuse: 'audit_log consent_record',
      wake_relay: 'outbox',
    });
  });

  it("the configured Stripe API version is the SDK's version", () => {
    expect(Stripe.API_VERSION).toBe(stripeApiVersion);
  });
});
