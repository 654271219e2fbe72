import { getItem, isLive } from '../shapes/subscription.ts';
import type { Invoice, PaymentMethod, PortalConfiguration, PortalSession, Subscription } from '../objects.ts';
import { ringCount } from './art.ts';
import { html, type Html } from './html.ts';
import { choice, document, onHorizon, rows } from './layout.ts';
import { day, money, perPeriod, roundMoney, shortDay, shortName } from './formats.ts';

export interface Membership {
  siteName: string;
  session: PortalSession;
  features: PortalConfiguration['features'];
  email: string | null;
  subscription: Subscription | undefined;
  productName: string;
  card: PaymentMethod | undefined;
  invoices: Invoice[];
}

const NOTICES = {
  canceled: 'Your subscription ends after this period. Nothing more will be charged.',
  kept: 'Your subscription goes on.',
  card: 'The new card is in use from now on.',
} as const;

export type Notice = keyof typeof NOTICES;

export function portalPage(membership: Membership, notice: string): Response {
  const { siteName, session, email, subscription, features, invoices } = membership;
  const said = Object.hasOwn(NOTICES, notice) && NOTICES[notice as Notice];
  const right = html` <p class="who">${email ?? 'No address given'}</p>
    <h1>Your subscription</h1>
    ${subscription ? stateOf(subscription) : html`<p class="lead">You have no subscription yet.</p>`}
    ${said && html`<p class="notice" role="status">${said}</p>`}
    ${subscription && isLive(subscription) && actions(membership, subscription)}
    ${features.invoice_history.enabled && invoiceTable(invoices)}
    ${session.return_url && html`<p><a class="quiet" href="${session.return_url}">Back to ${siteName}</a></p>`}`;
  return document({ title: 'Your subscription', siteName, left: membershipSummary(membership), right });
}

/** Page to select the card for the next charges. Each card behaves differently. */
export function cardPage(membership: Membership): Response {
  const { siteName, session, email } = membership;
  const to = `/portal/${session.id}/card`;
  const right = html` <p class="who">${email ?? 'No address given'}</p>
    <h1>Which card from now on?</h1>
    <p class="lead">No number is asked for. Choose how the card behaves when it is charged the next time.</p>
    ${choice({ action: to, value: ['card', 'works'], label: 'Use a card that works', kind: 'primary', says: 'Visa ending in 4242. What is still unpaid is paid at once.' })}
    ${choice({ action: to, value: ['card', 'asks'], label: 'Use a card that asks each time', kind: 'secondary', says: 'Visa ending in 3184. The bank wants a confirmation, so renewals wait.' })}
    ${choice({ action: to, value: ['card', 'declines'], label: 'Use a card that is declined', kind: 'danger', says: 'Visa ending in 0341. The next renewal fails.' })}
    <p><a class="quiet" href="/portal/${session.id}">Keep the card as it is</a></p>`;
  return document({ title: 'Update card', siteName, left: membershipSummary(membership), right });
}

function actions({ session, features }: Membership, subscription: Subscription): Html {
  const to = (step: string) => `/portal/${session.id}/${step}`;
  const end = day(getItem(subscription).current_period_end);
  const ends =
    features.subscription_cancel.mode === 'immediately'
      ? 'It ends at once.'
      : `It stays yours until ${end}, then it ends.`;
  const elsewhere = html`<p class="lead">The plan itself is changed on the site, not here.</p>`;
  const cancel = features.subscription_cancel.enabled
    ? choice({ action: to('cancel'), label: 'Cancel subscription', kind: 'danger', says: ends })
    : null;
  return html` ${!features.subscription_update.enabled && elsewhere}
  ${
    subscription.cancel_at_period_end
      ? choice({
          action: to('keep'),
          label: 'Keep subscription',
          kind: 'primary',
          says: `It goes on after ${end}, as before.`,
        })
      : cancel
  }
  ${
    features.payment_method_update.enabled &&
    html`<form method="get" action="${to('card')}">
      <button class="secondary" aria-describedby="says-update-card">Update card</button>
      <p class="says" id="says-update-card">Choose another card for the next payments.</p>
    </form>`
  }`;
}

function stateOf(subscription: Subscription): Html {
  const end = day(getItem(subscription).current_period_end);
  const sentence =
    {
      canceled: `It ended on ${day(subscription.ended_at ?? subscription.created)}.`,
      past_due: 'The last payment did not go through. Update the card, and it is tried again at once.',
      paused: 'It is paused. Nothing is charged meanwhile.',
      unpaid: 'It is unpaid and rests. Update the card, and what is owed is paid at once.',
    }[String(subscription.status)] ??
    (subscription.cancel_at_period_end ? `It ends on ${end}.` : `It renews on ${end}.`);
  return html`<p class="lead">${sentence}</p>`;
}

function membershipSummary({ subscription, productName, card }: Membership): Html {
  if (!subscription) return onHorizon('Nothing yet', 1, false);
  const { price, quantity, current_period_start: since } = getItem(subscription);
  const amount = price.unit_amount * quantity;
  return html` ${onHorizon(shortName(productName), ringCount(price), isLive(subscription))}
    <p class="price">${roundMoney(amount, price.currency)}<small>${perPeriod(price)}</small></p>
    ${rows([
      ['Member since', day(subscription.start_date)],
      ['This period began', day(since)],
      ['Card', card ? `Visa ending in ${card.card.last4}` : 'None'],
    ])}`;
}

function invoiceTable(invoices: Invoice[]): Html {
  if (invoices.length === 0)
    return html`<h2>Invoices</h2>
      <p class="lead">There are none yet.</p>`;
  const lines = invoices.map(
    ({ created, number, status, amount_due: due, currency }) =>
      html`<tr>
        <td>${shortDay(created)}</td>
        <td>${number}</td>
        <td>${status === 'paid' ? 'Paid' : 'Open'}</td>
        <td>${money(due, currency)}</td>
      </tr>`,
  );
  return html`<h2 id="invoices">Invoices</h2>
    <table class="invoices" aria-labelledby="invoices">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Number</th>
          <th scope="col">State</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>`;
}
