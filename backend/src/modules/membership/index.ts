/** What a person may see: the higher of what Stripe says is paid and what was granted by hand. */
export { MembershipModule } from './membership.module.ts';
export type { Entitlement } from './domain/entitlement.ts';
export { CountActiveSubscribers } from './use-cases/count-active-subscribers.ts';
export { EntitlementOf, EntitlementsOf } from './use-cases/entitlements-of.ts';
export { ForgetGrants, MembershipRecordOf, type MembershipRecord } from './use-cases/person-record.ts';
export { GrantTier } from './use-cases/grant-tier.ts';
export { MembershipView } from './use-cases/membership.view.ts';
export { ReadUrgent, type Urgent } from './use-cases/read-urgent.ts';
export { UndoGrant } from './use-cases/undo-grant.ts';
export { ReadMembership } from './use-cases/read-membership.ts';
