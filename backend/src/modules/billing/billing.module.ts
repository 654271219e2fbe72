import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { commanding, commandingDoor, commandingEntities } from './commanding.ts';
import { BillingAccount } from './domain/billing-account.entity.ts';
import { BillingCheckout } from './domain/billing-checkout.entity.ts';
import { BillingCustomer } from './domain/billing-customer.entity.ts';
import { BillingDrift } from './domain/billing-drift.entity.ts';
import { BillingInvoice } from './domain/billing-invoice.entity.ts';
import { BillingPrice } from './domain/billing-price.entity.ts';
import { BillingSpan } from './domain/billing-span.entity.ts';
import { BillingSubscription } from './domain/billing-subscription.entity.ts';
import { StripeEvent } from './domain/stripe-event.entity.ts';
import { BillingAdminController } from './http/billing-admin.controller.ts';
import { BillingFunctionsController } from './http/billing-functions.controller.ts';
import { InvoicesController } from './http/invoices.controller.ts';
import { PlansController } from './http/plans.controller.ts';
import { StripeWebhookController } from './http/stripe-webhook.controller.ts';
import { CompareAllOnceADay } from './reactions/compare-all-once-a-day.ts';
import { EndGraceThatIsOver } from './reactions/end-grace-that-is-over.ts';
import { ReconcileWithStripe } from './reactions/reconcile-with-stripe.ts';
import { RenderPlansAgainWhenPricesChanged } from './reactions/render-plans-again-when-prices-changed.ts';
import { SyncCustomerWhenStripeEventReceived } from './reactions/sync-customer-when-stripe-event-received.ts';
import { TellStripeTheNewAddressWhenEmailChanged } from './reactions/tell-stripe-the-new-address-when-email-changed.ts';
import { TellStripeTheNewNameWhenUserRenamed } from './reactions/tell-stripe-the-new-name-when-user-renamed.ts';
import { AdoptCustomer } from './use-cases/customer/adopt-customer.ts';
import { BillingRecordOf } from './use-cases/standing/billing-record-of.ts';
import { CatchUpEvents } from './use-cases/reconcile/catch-up-events.ts';
import { CompareSubscriptions } from './use-cases/reconcile/compare-subscriptions.ts';
import { CountSubscriptions } from './use-cases/figures/count-subscriptions.ts';
import { EndGrace } from './use-cases/standing/end-grace.ts';
import { EnsureCustomer } from './use-cases/customer/ensure-customer.ts';
import { ForgetCustomer } from './use-cases/customer/forget-customer.ts';
import { ForgetPayer } from './use-cases/customer/forget-payer.ts';
import { ListDrift } from './use-cases/reconcile/list-drift.ts';
import { ListFailedPayments } from './use-cases/figures/list-failed-payments.ts';
import { ListPlans } from './use-cases/standing/list-plans.ts';
import { ListStripeEvents } from './use-cases/events/list-stripe-events.ts';
import { OpenCheckoutSession } from './use-cases/checkout/open-checkout-session.ts';
import { OpenCheckouts } from './use-cases/checkout/open-checkouts.ts';
import { OpenPortal } from './use-cases/checkout/open-portal.ts';
import { PrepareCheckout } from './use-cases/checkout/prepare-checkout.ts';
import { ProcessStripeEvent } from './use-cases/events/process-stripe-event.ts';
import { ReadBillingHealth } from './use-cases/figures/read-billing-health.ts';
import { ReadInvoices } from './use-cases/sync/read-invoices.ts';
import { ReadRevenue } from './use-cases/figures/read-revenue.ts';
import { ReadPlans } from './use-cases/sync/read-plans.ts';
import { ReadSubscriptions } from './use-cases/sync/read-subscriptions.ts';
import { ReceiveWebhook } from './use-cases/events/receive-webhook.ts';
import { Reconcile } from './use-cases/reconcile/reconcile.ts';
import { RecordSpans } from './use-cases/sync/record-spans.ts';
import { RecordSubscription } from './use-cases/sync/record-subscription.ts';
import { RepairDrift } from './use-cases/reconcile/repair-drift.ts';
import { ReplayStripeEvent } from './use-cases/events/replay-stripe-event.ts';
import { RetryStripeEvents } from './use-cases/events/retry-stripe-events.ts';
import { SetUpPortal } from './use-cases/set-up/set-up-portal.ts';
import { SetUpPrices } from './use-cases/set-up/set-up-prices.ts';
import { SetUpWebhook } from './use-cases/set-up/set-up-webhook.ts';
import { StartCheckout } from './use-cases/checkout/start-checkout.ts';
import { StoreStripeEvent } from './use-cases/events/store-stripe-event.ts';
import { StripeLine } from './use-cases/stripe/stripe-line.ts';
import { StopRenewal } from './use-cases/standing/stop-renewal.ts';
import { SubscriptionsOf } from './use-cases/standing/subscriptions-of.ts';
import { SyncCustomer } from './use-cases/sync/sync-customer.ts';
import { UpdateCustomer } from './use-cases/customer/update-customer.ts';

const catalogue = [ListPlans, SetUpPrices, SetUpPortal, SetUpWebhook];
const buying = [
  StartCheckout,
  OpenCheckoutSession,
  PrepareCheckout,
  OpenCheckouts,
  OpenPortal,
  EnsureCustomer,
  UpdateCustomer,
  StripeLine,
];
const hearing = [ReceiveWebhook, StoreStripeEvent, ProcessStripeEvent, AdoptCustomer, ForgetCustomer];
const syncing = [
  SyncCustomer,
  ReadPlans,
  ReadSubscriptions,
  ReadInvoices,
  RecordSpans,
  RecordSubscription,
  Reconcile,
  CatchUpEvents,
  RetryStripeEvents,
  CompareSubscriptions,
  RepairDrift,
  EndGrace,
];
const asking = [SubscriptionsOf, CountSubscriptions];
const showing = [ReadBillingHealth, ReadRevenue, ListStripeEvents, ReplayStripeEvent, ListDrift, ListFailedPayments];
const leaving = [BillingRecordOf, ForgetPayer, StopRenewal];
const reactions = [
  SyncCustomerWhenStripeEventReceived,
  RenderPlansAgainWhenPricesChanged,
  ReconcileWithStripe,
  CompareAllOnceADay,
  EndGraceThatIsOver,
  TellStripeTheNewAddressWhenEmailChanged,
  TellStripeTheNewNameWhenUserRenamed,
];

@Module({
  imports: [
    AuthModule,
    MikroOrmModule.forFeature([
      BillingPrice,
      BillingCustomer,
      BillingCheckout,
      BillingSubscription,
      BillingInvoice,
      BillingSpan,
      BillingDrift,
      BillingAccount,
      StripeEvent,
      ...commandingEntities,
    ]),
  ],
  controllers: [
    PlansController,
    BillingFunctionsController,
    BillingAdminController,
    InvoicesController,
    StripeWebhookController,
  ],
  providers: [
    ...catalogue,
    ...buying,
    ...hearing,
    ...syncing,
    ...asking,
    ...showing,
    ...leaving,
    ...commanding,
    ...reactions,
  ],
  exports: [
    SetUpPrices,
    SetUpWebhook,
    ListPlans,
    StartCheckout,
    SyncCustomer,
    Reconcile,
    SubscriptionsOf,
    CountSubscriptions,
    ...leaving,
    ...commandingDoor,
  ],
})
export class BillingModule {}
