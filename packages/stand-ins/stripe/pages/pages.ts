import type { EmulatorContext } from 'emulate';
import type { StripeAccount } from '../account.ts';
import {
  beginAuthentication,
  completeCheckoutSession,
  declineCheckoutSession,
  failCheckoutAuthentication,
} from '../billing/checkout.ts';
import { retryPayment } from '../billing/pending-updates.ts';
import { cancelFromPortal, resumeFromPortal, findPortalSubscription, updateCard } from '../billing/portal.ts';
import { runDueBillingTasks } from '../billing/run-due.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import type { CheckoutSession, Invoice, PortalSession, Subscription } from '../objects.ts';
import { TEST_CARD_LAST_DIGITS, type CardBehaviour } from '../shapes/customer.ts';
import { getSubscriptionItem } from '../shapes/subscription.ts';
import { registerAssetRoutes } from './assets.ts';
import {
  renderCheckoutPage,
  renderClosedCheckoutPage,
  renderAuthenticationPage,
  type CheckoutFailure,
  type CheckoutSale,
} from './checkout.ts';
import { renderInvoicePage, createInvoicePdf } from './invoice.ts';
import { renderCardPage, renderPortalPage, type PortalMembership, type PortalNotice } from './portal.ts';

type App = EmulatorContext<object>['app'];
type Context = Parameters<Parameters<App['get']>[1]>[0];

interface Parts {
  app: App;
  account: StripeAccount;
  webhookSender: WebhookSender;
}

/** Sending a form twice has no further effect. */
export function registerPageRoutes({ app, account, webhookSender }: Parts): void {
  const { store } = account;

  function visit<T>(find: (c: Context) => T | undefined, show: (found: T, c: Context) => Response | Promise<Response>) {
    return async (c: Context): Promise<Response> => {
      runDueBillingTasks(account);
      const found = find(c);
      if (!found) return c.text('There is no such page.', 404);
      const response = await show(found, c);
      webhookSender.sendDueEvents();
      return response;
    };
  }

  const checkout = (show: (session: CheckoutSession, c: Context) => Response) =>
    visit((c) => store.get('checkout.session', c.req.param('id')), show);
  const open = (show: (session: CheckoutSession, c: Context) => Response) =>
    checkout((session, c) =>
      session.status === 'open' ? show(session, c) : renderClosedCheckoutPage(saleOf(account, session)),
    );

  registerAssetRoutes(app);
  app.get(
    '/checkout/:id',
    open((session, c) => renderCheckoutPage(saleOf(account, session), c.req.query('failure') ?? '')),
  );
  app.get(
    '/checkout/:id/secure',
    open((session) => renderAuthenticationPage(saleOf(account, session))),
  );
  app.post(
    '/checkout/:id/secure',
    open((session) => {
      store.transaction(() => beginAuthentication(account, session));
      return seeOther(`/checkout/${session.id}/secure`);
    }),
  );
  app.post('/checkout/:id/decline', failing('declined', declineCheckoutSession));
  app.post('/checkout/:id/refuse', failing('refused', failCheckoutAuthentication));
  app.post('/checkout/:id/abandon', failing('abandoned', failCheckoutAuthentication));
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

  function failing(failure: CheckoutFailure, act: (account: StripeAccount, session: CheckoutSession) => void) {
    return open((session) => {
      store.transaction(() => act(account, session));
      return seeOther(`/checkout/${session.id}?failure=${failure}`);
    });
  }

  function pay(session: CheckoutSession, authenticated: boolean): Response {
    const {
      status,
      id,
      success_url: back,
    } = store.transaction(() => completeCheckoutSession(account, session, authenticated));
    if (status !== 'complete') return renderClosedCheckoutPage(saleOf(account, session));
    return seeOther(back.replaceAll('{CHECKOUT_SESSION_ID}', id));
  }

  const portal = (show: (session: PortalSession, c: Context) => Response | Promise<Response>) =>
    visit((c) => store.get('billing_portal.session', c.req.param('id')), show);

  app.get(
    '/portal/:id',
    portal((session, c) => renderPortalPage(membershipOf(account, session), c.req.query('notice') ?? '')),
  );
  app.get(
    '/portal/:id/card',
    portal((session) => renderCardPage(membershipOf(account, session))),
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
      const behaviour: CardBehaviour =
        card !== null && Object.hasOwn(TEST_CARD_LAST_DIGITS, card) ? (card as CardBehaviour) : 'works';
      return change(session, 'card', (subscription) => updateCard(account, subscription, behaviour));
    }),
  );

  const invoice = (show: (invoice: Invoice) => Response | Promise<Response>) =>
    visit((c) => store.get('invoice', c.req.param('id')), show);

  app.get(
    '/invoice/:id',
    invoice((found) => renderInvoicePage({ siteName: account.siteName, invoice: found })),
  );
  app.get(
    '/invoice/:id/pdf',
    invoice((found) => createInvoicePdf(account.siteName, found)),
  );
  app.post(
    '/invoice/:id/confirm',
    invoice((found) => {
      if (found.status === 'open') store.transaction(() => retryPayment(account, found, true));
      return seeOther(`/invoice/${found.id}`);
    }),
  );

  function change(session: PortalSession, notice: PortalNotice, act: (subscription: Subscription) => void): Response {
    const subscription = findPortalSubscription(account, session);
    if (!subscription || subscription.status === 'canceled') return seeOther(`/portal/${session.id}`);
    store.transaction(() => act(subscription));
    return seeOther(`/portal/${session.id}?notice=${notice}`);
  }
}

function saleOf({ store, clock, siteName }: StripeAccount, session: CheckoutSession): CheckoutSale {
  const sale = store.get('session_sale', session.id);
  if (!sale) throw new Error(`${session.id} sells nothing`);
  const customer = session.customer ? store.get('customer', session.customer) : undefined;
  return { siteName, session, line: sale.line, buyer: customer?.email ?? session.customer_email, now: clock.now() };
}

function membershipOf(account: StripeAccount, session: PortalSession): PortalMembership {
  const { store, siteName } = account;
  const subscription = findPortalSubscription(account, session);
  return {
    siteName,
    session,
    features: featuresOf(account, session),
    email: store.get('customer', session.customer)?.email ?? null,
    subscription,
    productName:
      (subscription && store.get('product', getSubscriptionItem(subscription).price.product)?.name) ?? 'Subscription',
    card: subscription?.default_payment_method
      ? store.get('payment_method', subscription.default_payment_method)
      : undefined,
    invoices: store
      .all('invoice')
      .filter(({ customer }) => customer === session.customer)
      .toReversed(),
  };
}

function featuresOf({ store }: StripeAccount, session: PortalSession): PortalMembership['features'] {
  const configuration = store.get('billing_portal.configuration', session.configuration);
  if (!configuration) throw new Error(`${session.configuration} is gone`);
  return configuration.features;
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
