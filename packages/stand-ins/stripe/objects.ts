import type Stripe from 'stripe';

/** `T` as it goes over the wire: expandable fields are ids, decimals are strings. */
type Wire<T, Narrowed> = Omit<T, keyof Narrowed> & Narrowed;

export type Customer = Wire<
  Stripe.Customer,
  { invoice_prefix: string; next_invoice_sequence: number; name: string | null; phone: string | null }
>;
export type Product = Wire<Stripe.Product, { default_price: string | null }>;
export type Price = Wire<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring; unit_amount: number; unit_amount_decimal: string }
>;
export type Plan = Wire<Stripe.Plan, { product: string; amount_decimal: string }>;
export type CheckoutSession = Wire<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    subscription: string | null;
    invoice: string | null;
    metadata: Stripe.Metadata;
    success_url: string;
    url: string | null;
  }
>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem, { price: Price; plan: Plan; quantity: number }>;
export type Subscription = Wire<
  Stripe.Subscription,
  {
    customer: string;
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    default_payment_method: string | null;
    cancellation_details: Stripe.Subscription.CancellationDetails;
    schedule: string | null;
    pending_update: Wire<Stripe.Subscription.PendingUpdate, { subscription_items: SubscriptionItem[] }> | null;
  }
>;
export type SchedulePhaseItem = Wire<
  Stripe.SubscriptionSchedule.Phase.Item,
  { price: string; plan: string; quantity: number }
>;
export type SchedulePhase = Wire<Stripe.SubscriptionSchedule.Phase, { items: SchedulePhaseItem[] }>;
export type SubscriptionSchedule = Wire<
  Stripe.SubscriptionSchedule,
  { customer: string; phases: SchedulePhase[]; subscription: string | null; metadata: Stripe.Metadata }
>;
export type InvoiceLine = Wire<
  Stripe.InvoiceLineItem,
  { pricing: { type: 'price_details'; price_details: object; unit_amount_decimal: string }; quantity_decimal: string }
>;
export interface InvoiceParent {
  type: 'subscription_details';
  quote_details: null;
  subscription_details: { metadata: Stripe.Metadata; subscription: string };
}
export type Invoice = Wire<
  Stripe.Invoice,
  { customer: string; lines: List<InvoiceLine>; default_payment_method: string | null; parent: InvoiceParent }
>;
export type InvoicePayment = Wire<Stripe.InvoicePayment, { invoice: string }>;
export type PaymentIntent = Wire<Stripe.PaymentIntent, { customer: string; latest_charge: string | null }>;
export type Charge = Wire<Stripe.Charge, { customer: string; payment_intent: string }>;
export type PaymentMethod = Wire<Stripe.PaymentMethod, { customer: string; card: Stripe.PaymentMethod.Card }>;
export type Refund = Wire<Stripe.Refund, { charge: string; metadata: Stripe.Metadata }>;
export type Dispute = Wire<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration, { metadata: Stripe.Metadata }>;
export type PortalSession = Wire<Stripe.BillingPortal.Session, { configuration: string }>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint, { secret: string }>;
export type LineItem = Wire<Stripe.LineItem, { price: Price; quantity: number }>;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  /** Endpoints that have not yet taken the event with a 2xx answer. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface DeletedObject {
  id: string;
  object: string;
  deleted: true;
}

/** One event on its way to one endpoint. It is removed once the endpoint has answered 2xx. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** `dropped` and `failed` are never sent again. */
  state: 'waiting' | 'dropped' | 'failed';
  /** Real time, milliseconds: webhooks do not follow the stand-in's clock. */
  due: number;
  since: number;
}

/** The first answer to an idempotency key, replayed to whoever repeats the request. */
export interface KeptAnswer {
  id: string;
  fingerprint: string;
  body: string;
  status: number;
  requestId: string;
  /** Real time, milliseconds. */
  at: number;
}

/** Money that moved. Entries are added, never changed. */
export interface LedgerEntry {
  /** The charge's or the refund's own id. */
  id: string;
  kind: 'charge' | 'refund';
  customer: string;
  invoice: string | null;
  charge: string;
  amount: number;
  created: number;
}

/** What becomes of a subscription whose last try to be paid was in vain. */
export interface RetrySettings {
  id: 'retries';
  end: 'cancel' | 'unpaid' | 'past_due';
}

export interface WebhookSettings {
  id: 'webhooks';
  copies: [number, number];
  delaySeconds: number;
  /** Each event waits a random part of this, so that events overtake each other. */
  spreadSeconds: number;
  dropRate: number;
  hold: boolean;
}

/** What a session sells, and how far its buyer has come with paying. */
export interface SessionSale {
  /** The session's own id. */
  id: string;
  line: LineItem;
  subscriptionMetadata: Stripe.Metadata;
  description: string | null;
  /** The payment of tries that failed; the one that works goes on with it. */
  paymentIntent: string | null;
}

/** Everything the stand-in remembers, by table. */
export interface Tables {
  customer: Customer;
  deleted_customer: DeletedObject;
  product: Product;
  price: Price;
  'checkout.session': CheckoutSession;
  session_sale: SessionSale;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  webhook_endpoint: WebhookEndpoint;
  event: StripeEvent;
  delivery: Delivery;
  kept_answer: KeptAnswer;
  ledger: LedgerEntry;
  clock: { id: 'clock'; offsetSeconds: number };
  webhook_settings: WebhookSettings;
  retry_settings: RetrySettings;
}

export type TableName = keyof Tables;
