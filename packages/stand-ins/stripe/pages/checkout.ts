import type { CheckoutSession, LineItem } from '../objects.ts';
import { computePeriodEnd } from '../billing/periods.ts';
import { getRingCount } from './art.ts';
import { html, type HtmlFragment } from './html.ts';
import { renderChoiceForm, renderDocument, renderSunOnHorizon, renderLabeledRows } from './layout.ts';
import {
  formatLongDate,
  formatMoney,
  formatPricePeriod,
  formatIntervalName,
  formatMoneyWithoutZeroCents,
  shortenProductName,
} from './formats.ts';

export interface CheckoutSale {
  siteName: string;
  session: CheckoutSession;
  line: LineItem;
  buyer: string | null;
  now: number;
}

const FAILURES = {
  declined: 'The bank declined the card. Nothing was charged; try another card.',
  refused: 'Your bank did not approve the payment. Nothing was charged; try another card.',
  abandoned: 'The payment was not confirmed with your bank. Nothing was charged; you can try again.',
} as const;

export type CheckoutFailure = keyof typeof FAILURES;

export function renderCheckoutPage(sale: CheckoutSale, failure: string): Response {
  const { session, siteName, buyer } = sale;
  const to = (step: string) => `/checkout/${session.id}/${step}`;
  const said = Object.hasOwn(FAILURES, failure) && FAILURES[failure as CheckoutFailure];
  const refusal = html`<p class="notice refused" role="alert" tabindex="-1" autofocus>${said}</p>`;
  const right = html` <p class="who">${buyer ?? 'No address given'}</p>
    <h1>How should this payment end?</h1>
    <p class="lead">
      Four ways a real payment can go. Choose one; the site will hear of it as it would from the provider.
    </p>
    ${said && refusal}
    ${renderChoiceForm({ action: to('pay'), label: 'Pay', kind: 'primary', says: 'Goes through at once.' })}
    ${renderChoiceForm({ action: to('secure'), label: 'Pay with 3-D Secure', kind: 'secondary', says: 'Asks your bank to confirm first, then goes through.' })}
    ${renderChoiceForm({ action: to('decline'), label: 'Decline the card', kind: 'danger', says: 'The bank says no. You stay here, and nothing is charged.' })}
    ${session.cancel_url !== null && renderChoiceForm({ action: to('cancel'), label: 'Cancel', kind: 'quiet', says: 'Back to membership, as you left it.' })}`;
  return renderDocument({ title: 'Payment', siteName, left: orderSummary(sale), right });
}

export function renderAuthenticationPage(sale: CheckoutSale): Response {
  const { session, siteName, line } = sale;
  const to = (step: string) => `/checkout/${session.id}/${step}`;
  const amount = formatMoney(line.amount_total, line.currency);
  const right = html` <p class="who">Your bank</p>
    <h1>Do you confirm this payment?</h1>
    <p class="lead">Your bank asks you to confirm ${amount} to ${siteName}.</p>
    ${renderChoiceForm({ action: to('confirm'), label: 'Confirm payment', kind: 'primary', says: 'Yes, it is me. The payment goes through.' })}
    ${renderChoiceForm({ action: to('refuse'), label: 'Refuse payment', kind: 'danger', says: 'The payment stops here, and nothing is charged.' })}
    ${renderChoiceForm({ action: to('abandon'), label: 'Leave without an answer', kind: 'quiet', says: 'Back to the payment, as if you had closed your bank’s page.' })}`;
  return renderDocument({ title: 'Confirm with your bank', siteName, left: orderSummary(sale), right });
}

export function renderClosedCheckoutPage(sale: CheckoutSale): Response {
  const { session, siteName } = sale;
  const isPaid = session.status === 'complete';
  const back = isPaid ? session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) : session.cancel_url;
  const right = html` <p class="who">${sale.buyer ?? ''}</p>
    <h1>${isPaid ? 'This payment is done.' : 'This page has closed.'}</h1>
    <p class="lead">
      ${isPaid ? 'There is nothing more to pay here.' : 'It was open for a while and was not paid. Nothing was charged; you can start again from the site.'}
    </p>
    ${back && html`<p><a class="quiet" href="${back}">Back to ${siteName}</a></p>`}`;
  return renderDocument({ title: isPaid ? 'Paid' : 'Closed', siteName, left: orderSummary(sale), right });
}

function orderSummary({ line, now, session }: CheckoutSale): HtmlFragment {
  const { price, quantity, currency } = line;
  const name = shortenProductName(line.description ?? 'Subscription');
  const total = formatMoney(line.amount_total, currency);
  const renews = computePeriodEnd(now, price.recurring, now);
  return html` ${renderSunOnHorizon(name, getRingCount(price), session.status !== 'expired')}
    <p class="price">
      ${formatMoneyWithoutZeroCents(line.amount_total, currency)}<small>${formatPricePeriod(price)}</small>
    </p>
    ${renderLabeledRows([
      [
        `${name}, ${formatIntervalName(price)}${quantity > 1 ? ` × ${quantity}` : ''}`,
        formatMoney(line.amount_subtotal, currency),
      ],
      ['Tax', formatMoney(line.amount_tax, currency)],
      ['Due today', total, 'total'],
      [`Renews on ${formatLongDate(renews)}`, total, 'later'],
    ])}`;
}
