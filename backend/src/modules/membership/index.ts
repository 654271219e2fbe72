/** Effective tier of a user: the higher of the tier paid at Stripe and the tier granted by an admin. */
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
