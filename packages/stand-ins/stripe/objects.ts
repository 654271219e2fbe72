import type Stripe from 'stripe';

/** The API sends ids instead of expandable objects, and decimals as strings. */
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
    items: ListResponse<SubscriptionItem>;
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
  { customer: string; lines: ListResponse<InvoiceLine>; default_payment_method: string | null; parent: InvoiceParent }
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
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface ListResponse<T> {
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

export interface WebhookDelivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Only a `waiting` webhook is sent. */
  state: 'waiting' | 'dropped' | 'failed';
  due: number;
  since: number;
}

export interface StoredResponse {
  id: string;
  fingerprint: string;
  body: string;
  status: number;
  requestId: string;
  at: number;
}

export interface LedgerEntry {
  id: string;
  kind: 'charge' | 'refund';
  customer: string;
  invoice: string | null;
  charge: string;
  amount: number;
  created: number;
}

export interface RetrySettings {
  id: 'retries';
  end: 'cancel' | 'unpaid' | 'past_due';
}

export interface WebhookSettings {
  id: 'webhooks';
  copies: [number, number];
  delaySeconds: number;
  /** A random delay up to this value makes events arrive in another order. */
  spreadSeconds: number;
  dropRate: number;
  hold: boolean;
}

export interface CheckoutSessionSale {
  id: string;
  line: LineItem;
  subscriptionMetadata: Stripe.Metadata;
  description: string | null;
  paymentIntent: string | null;
}

export interface Tables {
  customer: Customer;
  deleted_customer: DeletedObject;
  product: Product;
  price: Price;
  'checkout.session': CheckoutSession;
  session_sale: CheckoutSessionSale;
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
  delivery: WebhookDelivery;
  kept_answer: StoredResponse;
  ledger: LedgerEntry;
  clock: { id: 'clock'; offsetSeconds: number };
  webhook_settings: WebhookSettings;
  retry_settings: RetrySettings;
}

export type TableName = keyof Tables;
