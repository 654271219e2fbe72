import type { EmulatorContext } from 'emulate';
import type { Account } from '../account.ts';
import { beginAuthentication, completeSession, declineSession, endAuthentication } from '../billing/checkout.ts';
import { retryPayment } from '../billing/pending-updates.ts';
import { cancelFromPortal, resumeFromPortal, portalSubscription, updateCard } from '../billing/portal.ts';
import { runDue } from '../billing/run-due.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import type { CheckoutSession, Invoice, PortalSession, Subscription } from '../objects.ts';
import { CARDS, type CardBehaviour } from '../shapes/customer.ts';
import { getItem } from '../shapes/subscription.ts';
import { assets } from './assets.ts';
import { checkoutPage, closedPage, securePage, type Failure, type Sale } from './checkout.ts';
import { invoicePage, invoicePdf } from './invoice.ts';
import { cardPage, portalPage, type Membership, type Notice } from './portal.ts';

type App = EmulatorContext<object>['app'];
type Context = Parameters<Parameters<App['get']>[1]>[0];

interface Parts {
  app: App;
  account: Account;
  webhookSender: WebhookSender;
}

/** The pages that Stripe hosts: plain forms without scripts. Each step is safe to repeat. */
export function pages({ app, account, webhookSender }: Parts): void {
  const { store } = account;

  /** Reads or changes the account for a page, then sends the webhooks. */
  function visit<T>(find: (c: Context) => T | undefined, show: (found: T, c: Context) => Response | Promise<Response>) {
    return async (c: Context): Promise<Response> => {
      runDue(account);
      const found = find(c);
      if (!found) return c.text('There is no such page.', 404);
      const response = await show(found, c);
      webhookSender.wake();
      return response;
    };
  }

  const checkout = (show: (session: CheckoutSession, c: Context) => Response) =>
    visit((c) => store.get('checkout.session', c.req.param('id')), show);
  const open = (show: (session: CheckoutSession, c: Context) => Response) =>
    checkout((session, c) => (session.status === 'open' ? show(session, c) : closedPage(saleOf(account, session))));

  assets(app);
  app.get(
    '/checkout/:id',
    open((session, c) => checkoutPage(saleOf(account, session), c.req.query('failure') ?? '')),
  );
  app.get(
    '/checkout/:id/secure',
    open((session) => securePage(saleOf(account, session))),
  );
  app.post(
    '/checkout/:id/secure',
    open((session) => {
      store.transaction(() => beginAuthentication(account, session));
      return seeOther(`/checkout/${session.id}/secure`);
    }),
  );
  app.post('/checkout/:id/decline', failing('declined', declineSession));
  app.post('/checkout/:id/refuse', failing('refused', endAuthentication));
  app.post('/checkout/:id/abandon', failing('abandoned', endAuthentication));
  app.post(
    '/checkout/:id/cancel',
    open((session) => seeOther(session.cancel_url ?? `/checkout/${session.id}`)),
  );
  app.post(
    '/checkout/:id/pay',
    checkout((session) => pay(session, false)),
  );
  app.post(
    '/checkout/:id/confirm',
    checkout((session) => pay(session, true)),
  );

  /** Makes the payment fail; the checkout session stays open, and its page shows the error. */
  function failing(failure: Failure, act: (account: Account, session: CheckoutSession) => void) {
    return open((session) => {
      store.transaction(() => act(account, session));
      return seeOther(`/checkout/${session.id}?failure=${failure}`);
    });
  }

  function pay(session: CheckoutSession, authenticated: boolean): Response {
    const { status, id, success_url: back } = store.transaction(() => completeSession(account, session, authenticated));
    if (status !== 'complete') return closedPage(saleOf(account, session));
    return seeOther(back.replaceAll('{CHECKOUT_SESSION_ID}', id));
  }

  const portal = (show: (session: PortalSession, c: Context) => Response | Promise<Response>) =>
    visit((c) => store.get('billing_portal.session', c.req.param('id')), show);

  app.get(
    '/portal/:id',
    portal((session, c) => portalPage(membershipOf(account, session), c.req.query('notice') ?? '')),
  );
  app.get(
    '/portal/:id/card',
    portal((session) => cardPage(membershipOf(account, session))),
  );
  app.post(
    '/portal/:id/cancel',
    portal((session) =>
      change(session, 'canceled', (subscription) =>
        cancelFromPortal(account, subscription, featuresOf(account, session).subscription_cancel),
      ),
    ),
  );
  app.post(
    '/portal/:id/keep',
    portal((session) => change(session, 'kept', (subscription) => resumeFromPortal(account, subscription))),
  );
  app.post(
    '/portal/:id/card',
    portal(async (session, c) => {
      const card = new URLSearchParams(await c.req.text()).get('card');
      const behaviour: CardBehaviour = card !== null && Object.hasOwn(CARDS, card) ? (card as CardBehaviour) : 'works';
      return change(session, 'card', (subscription) => updateCard(account, subscription, behaviour));
    }),
  );

  const invoice = (show: (invoice: Invoice) => Response | Promise<Response>) =>
    visit((c) => store.get('invoice', c.req.param('id')), show);

  app.get(
    '/invoice/:id',
    invoice((found) => invoicePage({ siteName: account.siteName, invoice: found })),
  );
  app.get(
    '/invoice/:id/pdf',
    invoice((found) => invoicePdf(account.siteName, found)),
  );
  app.post(
    '/invoice/:id/confirm',
    invoice((found) => {
      if (found.status === 'open') store.transaction(() => retryPayment(account, found, true));
      return seeOther(`/invoice/${found.id}`);
    }),
  );

  /** Changes the subscription; without an active subscription it changes nothing. */
  function change(session: PortalSession, notice: Notice, act: (subscription: Subscription) => void): Response {
    const subscription = portalSubscription(account, session);
    if (!subscription || subscription.status === 'canceled') return seeOther(`/portal/${session.id}`);
    store.transaction(() => act(subscription));
    return seeOther(`/portal/${session.id}?notice=${notice}`);
  }
}

function saleOf({ store, clock, siteName }: Account, session: CheckoutSession): Sale {
  const sale = store.get('session_sale', session.id);
  if (!sale) throw new Error(`${session.id} sells nothing`);
  const customer = session.customer ? store.get('customer', session.customer) : undefined;
  return { siteName, session, line: sale.line, buyer: customer?.email ?? session.customer_email, now: clock.now() };
}

function membershipOf(account: Account, session: PortalSession): Membership {
  const { store, siteName } = account;
  const subscription = portalSubscription(account, session);
  return {
    siteName,
    session,
    features: featuresOf(account, session),
    email: store.get('customer', session.customer)?.email ?? null,
    subscription,
    productName: (subscription && store.get('product', getItem(subscription).price.product)?.name) ?? 'Subscription',
    card: subscription?.default_payment_method
      ? store.get('payment_method', subscription.default_payment_method)
      : undefined,
    invoices: store
      .all('invoice')
      .filter(({ customer }) => customer === session.customer)
      .toReversed(),
  };
}

function featuresOf({ store }: Account, session: PortalSession): Membership['features'] {
  const configuration = store.get('billing_portal.configuration', session.configuration);
  if (!configuration) throw new Error(`${session.configuration} is gone`);
  return configuration.features;
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
