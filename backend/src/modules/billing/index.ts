/** Money: what is sold, who pays for it, and what Stripe says of it. The only module that speaks to Stripe. */
export { BillingModule } from './billing.module.ts';
export { SubscriptionChanged } from './domain/events.ts';
export { BillingRecordOf, type BillingRecord } from './use-cases/billing-record-of.ts';
export { CountSubscriptions } from './use-cases/count-subscriptions.ts';
export { ForgetPayer } from './use-cases/forget-payer.ts';
export { ListPlans } from './use-cases/list-plans.ts';
export { SetUpPrices } from './use-cases/set-up-prices.ts';
export { StartCheckout } from './use-cases/start-checkout.ts';
export { StopRenewal } from './use-cases/stop-renewal.ts';
export { SubscriptionsOf, type Subscription } from './use-cases/subscriptions-of.ts';
export { SyncCustomer } from './use-cases/sync-customer.ts';
