/** Money: what is sold, who pays for it, and what Stripe says of it. The only module that speaks to Stripe. */
export { BillingModule } from './billing.module.ts';
export {
  MembershipDisputed,
  MembershipRefunded,
  MembershipUnpaid,
  PaymentOwed,
  PlanChangeScheduled,
  RefundFailed,
  RenewalCancelled,
  RenewalNear,
  SubscriptionChanged,
} from './domain/events.ts';
export { featuresBetween, planName } from './domain/plan.ts';
export { BillingRecordOf, type BillingRecord } from './use-cases/standing/billing-record-of.ts';
export { CancelRenewal } from './use-cases/commands/cancel-renewal.ts';
export { ChangePlanNow } from './use-cases/commands/change-plan-now.ts';
export { ChangePlan } from './use-cases/commands/change-plan.ts';
export { PlanChange } from './use-cases/commands/plan-change.ts';
export { RefundPurchase } from './use-cases/commands/refund-purchase.ts';
export { ResumeRenewal } from './use-cases/commands/resume-renewal.ts';
export { SyncMember } from './use-cases/commands/sync-member.ts';
export { UndoPlanChange } from './use-cases/commands/undo-plan-change.ts';
export { CountSubscriptions } from './use-cases/figures/count-subscriptions.ts';
export { ForgetPayer } from './use-cases/customer/forget-payer.ts';
export { InvoiceView } from './http/invoices.view.ts';
export { ListInvoices } from './use-cases/standing/list-invoices.ts';
export { ListPlans } from './use-cases/standing/list-plans.ts';
export { SetUpPrices } from './use-cases/set-up/set-up-prices.ts';
export { SetUpWebhook, type WebhookSetUp } from './use-cases/set-up/set-up-webhook.ts';
export { StandingOf, type Standing } from './use-cases/standing/standing-of.ts';
export { StartCheckout } from './use-cases/checkout/start-checkout.ts';
export { StopRenewal } from './use-cases/standing/stop-renewal.ts';
export { SubscriptionsOf, type Subscription } from './use-cases/standing/subscriptions-of.ts';
export { SyncCustomer } from './use-cases/sync/sync-customer.ts';
