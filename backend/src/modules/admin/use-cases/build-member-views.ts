import { Injectable } from '@nestjs/common';
import type { ListQuery } from '#platform/http/page.ts';
import { ReadDeletions } from '#modules/account/index.ts';
import { FindUsers, type ListedUser, type UserSummary } from '#modules/auth/index.ts';
import { ReadEntitlements, type Entitlement } from '#modules/membership/index.ts';
import type { MemberPageView, MemberView } from './members.view.ts';

@Injectable()
export class BuildMemberViews {
  constructor(
    private readonly readEntitlements: ReadEntitlements,
    private readonly readDeletions: ReadDeletions,
  ) {}

  async build(users: readonly UserSummary[]): Promise<MemberView[]> {
    const ids = users.map(({ id }) => id);
    const [entitlements, deletions] = await Promise.all([
      this.readEntitlements.read(ids),
      this.readDeletions.read(ids),
    ]);
    return users.map((user) => toMemberView(user, entitlements.get(user.id), deletions.get(user.id)));
  }

  /** Uses only facts that are already loaded, so no further SQL statement is needed. */
  buildFromFacts(users: readonly ListedUser[]): MemberView[] {
    return users.map(({ facts, ...user }) =>
      toMemberView(user, this.readEntitlements.computeFromFacts(facts), this.readDeletions.findInFacts(facts)),
    );
  }
}

const toMemberView = (
  { id, email, emailConfirmed, firstName, lastName, createdAt, roles }: UserSummary,
  entitlement: Entitlement | undefined,
  deletionDueAt: Date | undefined,
): MemberView => ({
  ...{ id, email, emailConfirmed, firstName, lastName },
  plan: entitlement?.tier ?? 'free',
  planStatus: entitlement?.planStatus ?? null,
  planInterval: entitlement?.planInterval ?? null,
  joinDate: createdAt.toISOString(),
  deletionDueAt: deletionDueAt?.toISOString() ?? null,
  roles: roles.map((role) => ({ role })),
});

@Injectable()
export class ListMembers {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly buildMemberViews: BuildMemberViews,
  ) {}

  async list(query: ListQuery): Promise<MemberPageView> {
    const { items, nextCursor } = await this.findUsers.find(query);
    return { items: this.buildMemberViews.buildFromFacts(items), nextCursor };
  }
}
