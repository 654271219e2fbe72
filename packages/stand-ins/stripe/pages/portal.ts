import { getSubscriptionItem, isLiveSubscription } from '../shapes/subscription.ts';
import type { Invoice, PaymentMethod, PortalConfiguration, PortalSession, Subscription } from '../objects.ts';
import { getRingCount } from './art.ts';
import { html, type HtmlFragment } from './html.ts';
import { renderChoiceForm, renderDocument, renderSunOnHorizon, renderLabeledRows } from './layout.ts';
import {
  formatLongDate,
  formatMoney,
  formatPricePeriod,
  formatMoneyWithoutZeroCents,
  formatShortDate,
  shortenProductName,
} from './formats.ts';

export interface PortalMembership {
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

export type PortalNotice = keyof typeof NOTICES;

export function renderPortalPage(membership: PortalMembership, notice: string): Response {
  const { siteName, session, email, subscription, features, invoices } = membership;
  const said = Object.hasOwn(NOTICES, notice) && NOTICES[notice as PortalNotice];
  const right = html` <p class="who">${email ?? 'No address given'}</p>
    <h1>Your subscription</h1>
    ${subscription ? stateOf(subscription) : html`<p class="lead">You have no subscription yet.</p>`}
    ${said && html`<p class="notice" role="status">${said}</p>`}
    ${subscription && isLiveSubscription(subscription) && actions(membership, subscription)}
    ${features.invoice_history.enabled && invoiceTable(invoices)}
    ${session.return_url && html`<p><a class="quiet" href="${session.return_url}">Back to ${siteName}</a></p>`}`;
  return renderDocument({ title: 'Your subscription', siteName, left: membershipSummary(membership), right });
}

export function renderCardPage(membership: PortalMembership): Response {
  const { siteName, session, email } = membership;
  const to = `/portal/${session.id}/card`;
  const right = html` <p class="who">${email ?? 'No address given'}</p>
    <h1>Which card from now on?</h1>
    <p class="lead">No number is asked for. Choose how the card behaves when it is charged the next time.</p>
    ${renderChoiceForm({ action: to, value: ['card', 'works'], label: 'Use a card that works', kind: 'primary', says: 'Visa ending in 4242. What is still unpaid is paid at once.' })}
    ${renderChoiceForm({ action: to, value: ['card', 'asks'], label: 'Use a card that asks each time', kind: 'secondary', says: 'Visa ending in 3184. The bank wants a confirmation, so renewals wait.' })}
    ${renderChoiceForm({ action: to, value: ['card', 'declines'], label: 'Use a card that is declined', kind: 'danger', says: 'Visa ending in 0341. The next renewal fails.' })}
    <p><a class="quiet" href="/portal/${session.id}">Keep the card as it is</a></p>`;
  return renderDocument({ title: 'Update card', siteName, left: membershipSummary(membership), right });
}

function actions({ session, features }: PortalMembership, subscription: Subscription): HtmlFragment {
  const to = (step: string) => `/portal/${session.id}/${step}`;
  const end = formatLongDate(getSubscriptionItem(subscription).current_period_end);
  const ends =
    features.subscription_cancel.mode === 'immediately'
      ? 'It ends at once.'
      : `It stays yours until ${end}, then it ends.`;
  const elsewhere = html`<p class="lead">The plan itself is changed on the site, not here.</p>`;
  const cancel = features.subscription_cancel.enabled
    ? renderChoiceForm({ action: to('cancel'), label: 'Cancel subscription', kind: 'danger', says: ends })
    : null;
  return html` ${!features.subscription_update.enabled && elsewhere}
  ${
    subscription.cancel_at_period_end
      ? renderChoiceForm({
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

function stateOf(subscription: Subscription): HtmlFragment {
  const end = formatLongDate(getSubscriptionItem(subscription).current_period_end);
  const sentence =
    {
      canceled: `It ended on ${formatLongDate(subscription.ended_at ?? subscription.created)}.`,
      past_due: 'The last payment did not go through. Update the card, and it is tried again at once.',
      paused: 'It is paused. Nothing is charged meanwhile.',
      unpaid: 'It is unpaid and rests. Update the card, and what is owed is paid at once.',
    }[String(subscription.status)] ??
    (subscription.cancel_at_period_end ? `It ends on ${end}.` : `It renews on ${end}.`);
  return html`<p class="lead">${sentence}</p>`;
}

function membershipSummary({ subscription, productName, card }: PortalMembership): HtmlFragment {
  if (!subscription) return renderSunOnHorizon('Nothing yet', 1, false);
  const { price, quantity, current_period_start: since } = getSubscriptionItem(subscription);
  const amount = price.unit_amount * quantity;
  return html` ${renderSunOnHorizon(shortenProductName(productName), getRingCount(price), isLiveSubscription(subscription))}
    <p class="price">
      ${formatMoneyWithoutZeroCents(amount, price.currency)}<small>${formatPricePeriod(price)}</small>
    </p>
    ${renderLabeledRows([
      ['Member since', formatLongDate(subscription.start_date)],
      ['This period began', formatLongDate(since)],
      ['Card', card ? `Visa ending in ${card.card.last4}` : 'None'],
    ])}`;
}

function invoiceTable(invoices: Invoice[]): HtmlFragment {
  if (invoices.length === 0)
    return html`<h2>Invoices</h2>
      <p class="lead">There are none yet.</p>`;
  const lines = invoices.map(
    ({ created, number, status, amount_due: due, currency }) =>
      html`<tr>
        <td>${formatShortDate(created)}</td>
        <td>${number}</td>
        <td>${status === 'paid' ? 'Paid' : 'Open'}</td>
        <td>${formatMoney(due, currency)}</td>
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
