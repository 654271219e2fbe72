/** Only this module calls Stripe. */
export { BillingModule } from './billing.module.ts';
export {
  MembershipStarted,
  MembershipDisputed,
  MembershipRefunded,
  MembershipEndedUnpaid,
  PaymentBecameOverdue,
  PlanChangeScheduled,
  PlanUpgraded,
  RefundFailed,
  RenewalCancelled,
  YearlyRenewalApproached,
  SubscriptionChanged,
} from './domain/events.ts';
export { listAddedFeatures, lowestMonthlyPrice, getPlanName } from './domain/plan.ts';
export { ReadBillingExport, type BillingExport } from './use-cases/subscriptions/read-billing-export.ts';
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
export { SetUpWebhook, type WebhookSetUpResult } from './use-cases/set-up/set-up-webhook.ts';
export { ReadBillingOverview, type BillingOverview } from './use-cases/subscriptions/read-billing-overview.ts';
export { ReadWebhookState } from './use-cases/events/read-webhook-state.ts';
export { StartCheckout } from './use-cases/checkout/start-checkout.ts';
export { StopRenewal } from './use-cases/commands/end-subscription.ts';
export { FindSubscriptions, type SubscriptionSummary } from './use-cases/subscriptions/find-subscriptions.ts';
export { SyncCustomer } from './use-cases/sync/sync-customer.ts';
