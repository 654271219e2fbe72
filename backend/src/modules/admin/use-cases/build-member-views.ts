import { Injectable } from '@nestjs/common';
import type { ListQuery } from '#platform/http/page.ts';
import { ReadDeletions } from '#modules/account/index.ts';
import { FindUsers, type UserSummary } from '#modules/auth/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
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
    return users.map(({ id, email, emailConfirmed, firstName, lastName, createdAt, roles }) => {
      const entitlement = entitlements.get(id);
      return {
        ...{ id, email, emailConfirmed, firstName, lastName },
        plan: entitlement?.tier ?? 'free',
        planStatus: entitlement?.planStatus ?? null,
        planInterval: entitlement?.planInterval ?? null,
        joinDate: createdAt.toISOString(),
        deletionDueAt: deletions.get(id)?.toISOString() ?? null,
        roles: roles.map((role) => ({ role })),
      };
    });
  }
}

@Injectable()
export class ListMembers {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly buildMemberViews: BuildMemberViews,
  ) {}

  async list(query: ListQuery): Promise<MemberPageView> {
    const { items, nextCursor } = await this.findUsers.find(query);
    return { items: await this.buildMemberViews.build(items), nextCursor };
  }
}
