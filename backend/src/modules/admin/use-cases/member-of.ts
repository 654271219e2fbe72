import type { UserSummary } from '../../auth/index.ts';
import type { Entitlement } from '../../membership/index.ts';
import type { MemberView } from './members.view.ts';

/** An account with its plan; without an entitlement it is free. */
export const memberOf = ({ createdAt, roles, ...user }: UserSummary, entitlement?: Entitlement): MemberView => ({
  ...user,
  plan: entitlement?.tier ?? 'free',
  planStatus: entitlement?.planStatus ?? null,
  planInterval: entitlement?.planInterval ?? null,
  joinDate: createdAt.toISOString(),
  roles: roles.map((role) => ({ role })),
});
