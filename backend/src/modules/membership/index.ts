/**
 * Computes the effective tier of a user: the higher of the tier paid at Stripe and the tier granted by an
 * administrator.
 */
export { MembershipModule } from './membership.module.ts';
export type { Entitlement } from './domain/entitlement.ts';
export { CountActiveSubscribers } from './use-cases/count-active-subscribers.ts';
export { ReadEntitlement, ReadEntitlements, type RequestReader } from './use-cases/read-entitlements.ts';
export { TierGranted } from './domain/events.ts';
export { DeleteMembershipGrants, ReadMembershipExport, type MembershipExport } from './use-cases/membership-export.ts';
export { GrantTier } from './use-cases/grant-tier.ts';
export { MembershipView } from './use-cases/membership.view.ts';
export { ReadUrgentNotice, type UrgentNotice } from './use-cases/read-urgent-notice.ts';
export { UndoGrant } from './use-cases/undo-grant.ts';
export { ReadMembership } from './use-cases/read-membership.ts';
