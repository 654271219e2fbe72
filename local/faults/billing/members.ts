import { requestJson } from '../../run/http-client.ts';
import type { LoadClient } from '../load/client.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type SiteConnection, submitPageForm } from './site.ts';

/** A `lost` customer has an id at Stripe that the site does not know. */
export type PurchaseMethod = 'clicks' | 'known' | 'lost';

export interface TestMember {
  userId: string;
  token: string;
  way: PurchaseMethod;
  customer?: string;
}

export interface PriceOffer {
  tier: string;
  priceIdMonthly: string;
  priceIdAnnual: string;
}

export async function fetchPriceOffers({ url }: SiteConnection): Promise<PriceOffer[]> {
  return (await requestJson<{ items: PriceOffer[] }>({ method: 'GET', url: `${url}/api/plans` })).items;
}

export function pickRandomPrice(offers: PriceOffer[], chance: SeededRandom): string {
  const { priceIdMonthly, priceIdAnnual } = chance.pickOne(offers);
  return chance.nextBoolean(0.8) ? priceIdMonthly : priceIdAnnual;
}

export async function subscribeMember(
  site: SiteConnection,
  member: TestMember,
  offers: PriceOffer[],
  chance: SeededRandom,
  client: LoadClient,
): Promise<void> {
  if (member.way !== 'clicks') return payAtStripe(site, member, pickRandomPrice(offers, chance));
  await openAndPayCheckouts(
    client,
    member,
    chance.nextBoolean(0.5) ? [1, 2, 3].map(() => pickRandomPrice(offers, chance)) : [pickRandomPrice(offers, chance)],
  );
  // The site must not sell a second plan before it knows of the first payment.
  if (chance.nextBoolean(0.5)) await openAndPayCheckouts(client, member, [pickRandomPrice(offers, chance)]);
}

const checkoutStatuses = [200, 409];
/** A member clicks again after an error. */
const maxClicks = 3;

export async function openAndPayCheckouts(
  client: LoadClient,
  { token, userId }: TestMember,
  prices: string[],
): Promise<void> {
  await Promise.all(
    prices.map(async (priceId, click) => {
      const { status, text } = await client.sendUntilDone(
        {
          ...{ method: 'POST', path: '/api/functions/create-checkout', token, body: { priceId } },
          ...{ expected: checkoutStatuses, isRepeated: click > 0 },
        },
        maxClicks,
      );
      if (status !== 200) return;
      const page = (JSON.parse(text) as { url: string }).url;
      const paid = await Promise.all([submitPageForm(`${page}/pay`), submitPageForm(`${page}/pay`)]);
      if (paid.some(Boolean)) client.confirmedWrites.add('paid', page, { userId });
    }),
  );
}

export async function findStripeCustomerId(
  { database }: SiteConnection,
  { userId, customer }: TestMember,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string | null }>(
    'select stripe_customer_id as id from billing_customer where user_id = $1',
    [userId],
  );
  return rows[0]?.id ?? customer;
}

async function payAtStripe(site: SiteConnection, member: TestMember, price: string): Promise<void> {
  const { stripe, database } = site;
  const { userId, way } = member;
  const customer = await stripe.customers.create({ email: `${userId}@example.org`, metadata: { user_id: userId } });
  member.customer = customer.id;
  await database.query(
    `insert into billing_customer (user_id, stripe_customer_id, failures, sync_seq, created_at)
     values ($1, $2, 0, 0, now()) on conflict do nothing`,
    [userId, way === 'known' ? customer.id : null],
  );
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      success_url: site.url,
      subscription_data: { metadata: { user_id: userId } },
    },
    // A fault may lose most of these responses.
    { maxNetworkRetries: 8 },
  );
  await submitPageForm(`${url}/pay`);
}
