import type { SourceMutant } from '../mutants/source-mutant.ts';
import type { Invariant } from './checks/check.ts';

export interface FaultMutant extends SourceMutant {
  fault: string;
  invariant: Invariant;
  /** One of the shown examples of the breach must match. */
  example?: RegExp;
}

const billing = 'modules/billing/use-cases';
const mailing = 'modules/mailing/use-cases';

const storeLater = `const storeLater = (em, entity, values) => {
  const own = em.fork();
  setTimeout(() => own.persist(own.create(entity, values)).flush().catch(() => undefined), 1000);
};
`;

export const faultMutants: readonly FaultMutant[] = [
  {
    ...{ name: 'webhooks without a signature', fault: 'F15', invariant: 'I9' },
    file: `${billing}/events/receive-webhook`,
    replacements: [
      [
        'Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, receivedAt)',
        'JSON.parse(body.toString())',
      ],
    ],
  },
  {
    ...{ name: 'webhooks of any age', fault: 'F15', invariant: 'I9' },
    file: `${billing}/events/receive-webhook`,
    replacements: [['? 0 : toleranceSeconds', '? 0 : 1e9']],
  },
  {
    ...{ name: 'a repeated webhook is processed again', fault: 'F11', invariant: 'I2' },
    file: `${billing}/events/store-stripe-event`,
    replacements: [['if (stored.length === 0) return false;', '']],
  },
  {
    ...{ name: 'no reconciliation of lost webhooks', fault: 'F11', invariant: 'I5' },
    file: `${billing}/reconcile/reconcile`,
    replacements: [
      ['= await this.storeMissedEvents.store();', '= { missedEvents: 0, drift: 0 };'],
      ['age >= 0 && age < dayMs ? undefined : this.compareAll()', 'undefined'],
    ],
  },
  {
    ...{ name: 'more than one purchase at the same time', fault: 'F11', invariant: 'I4' },
    file: `${billing}/checkout/prepare-checkout`,
    replacements: [
      ['await this.expireOtherSessions(customer, id);', ''],
      ['isPurchaseBlockedBy(status)', 'false'],
    ],
  },
  {
    ...{ name: 'subscriptions of a customer are read from Stripe only once', fault: 'F11', invariant: 'I5' },
    file: `${billing}/sync/sync-customer`,
    replacements: [
      ['export class SyncCustomer {', 'const firstReadings = {};\nexport class SyncCustomer {'],
      ['return this.readSubscriptions.read(', 'return firstReadings[customer] ??= this.readSubscriptions.read('],
    ],
  },
  {
    ...{ name: 'no lock per member for checkouts', fault: 'F15', invariant: 'I13' },
    example: /create-checkout returned 500/,
    file: `${billing}/checkout/checkout-store`,
    replacements: [['await acquireTransactionLock(em, `billing_checkout:${userId}`);', '']],
  },
  {
    ...{ name: 'a new idempotency key for each attempt to open a checkout', fault: 'F9', invariant: 'I4' },
    file: 'modules/billing/domain/billing-checkout.entity',
    replacements: [['${this.priceId}:${this.id}`', '${this.priceId}:${this.id}:${Math.random()}`']],
  },
  {
    ...{ name: 'a new idempotency key for each attempt to send an email', fault: 'F10', invariant: 'I3' },
    file: `${mailing}/emails/email-sender`,
    replacements: [['send(`mail/${messageId}`', 'send(`mail/${messageId}/${Math.random()}`']],
  },
  {
    ...{ name: 'no check of the subscription before an email is sent', fault: 'F15', invariant: 'I7' },
    file: `${mailing}/campaigns/prepare-batch`,
    replacements: [
      ['else ${leftOutReasonSql} end as reason', "else nullif(${leftOutReasonSql}, 'unsubscribed') end as reason"],
    ],
  },
  {
    ...{ name: 'events that are stored after their transaction', fault: 'F1', invariant: 'I1' },
    file: 'platform/outbox/outbox',
    replacements: [
      ['export class Outbox {', `${storeLater}export class Outbox {`],
      ['this.em.persist(', 'void ('],
      ['this.em.create(', 'storeLater(this.em, '],
    ],
  },
  {
    ...{ name: 'an internal error when the disk of the database is full', fault: 'F7', invariant: 'I16' },
    file: 'platform/http/problem',
    replacements: [["'53100',", '']],
  },
  {
    ...{ name: 'replaced refresh tokens stay valid', fault: 'F15', invariant: 'I10' },
    file: 'modules/auth/domain/classify-refresh',
    replacements: [["'repeat' : 'reused'", "'repeat' : 'repeat'"]],
  },
  {
    ...{ name: 'lost jobs are not added again', fault: 'F4', invariant: 'I11' },
    file: 'platform/outbox/relay',
    replacements: [['await this.requeueStuck();', '']],
  },
];
