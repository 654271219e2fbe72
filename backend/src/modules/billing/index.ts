/** Plans, payments and the state of Stripe; the only module that calls Stripe. */
export { BillingModule } from './billing.module.ts';
export {
  MembershipBegun,
  MembershipDisputed,
  MembershipRefunded,
  MembershipUnpaid,
  PaymentOwed,
  PlanChangeScheduled,
  PlanUpgraded,
  RefundFailed,
  RenewalCancelled,
  RenewalNear,
  SubscriptionChanged,
} from './domain/events.ts';
export { addedFeatures, lowestMonthlyPrice, planName } from './domain/plan.ts';
export { ReadBillingRecord, type BillingRecord } from './use-cases/subscriptions/read-billing-record.ts';
export { CancelRenewal } from './use-cases/commands/cancel-renewal.ts';
export { UpgradeToday } from './use-cases/commands/upgrade-today.ts';
export { SchedulePlanChange } from './use-cases/commands/schedule-plan-change.ts';
export { QuotePlanChange } from './use-cases/commands/quote-plan-change.ts';
export { RefundPurchase } from './use-cases/commands/refund-purchase.ts';
export { ResumeRenewal } from './use-cases/commands/resume-renewal.ts';
export { SyncMember } from './use-cases/commands/billing-command-runner.ts';
export { WithdrawPurchase, type WithdrawalOutcome } from './use-cases/commands/withdraw-purchase.ts';
export { UndoPlanChange } from './use-cases/commands/undo-plan-change.ts';
export { CountSubscriptions } from './use-cases/figures/count-subscriptions.ts';
export { EraseBillingData } from './use-cases/customer/erase-billing-data.ts';
export { InvoiceView } from './http/invoices.view.ts';
export { ListInvoices } from './use-cases/subscriptions/list-invoices.ts';
export { ListPlans } from './use-cases/subscriptions/list-plans.ts';
export { SetUpPrices } from './use-cases/set-up/set-up-prices.ts';
export { SetUpWebhook, type WebhookSetUp } from './use-cases/set-up/set-up-webhook.ts';
export { ReadBillingOverview, type BillingOverview } from './use-cases/subscriptions/read-billing-overview.ts';
export { StartCheckout } from './use-cases/checkout/start-checkout.ts';
export { StopRenewal } from './use-cases/commands/end-subscription.ts';
export { FindSubscriptions, type Subscription } from './use-cases/subscriptions/find-subscriptions.ts';
export { SyncCustomer } from './use-cases/sync/sync-customer.ts';
