import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../../platform/http/page.ts';
import { FindUsers } from '../../auth/index.ts';
import { EntitlementsOf } from '../../membership/index.ts';
import { memberOf } from './member-of.ts';
import type { MemberPage } from './members.view.ts';

/** A page of accounts with their plans, newest first; `q` is looked for in address and 'first last'. */
@Injectable()
export class ListMembers {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly entitlementsOf: EntitlementsOf,
  ) {}

  async execute(query: ListQuery): Promise<MemberPage> {
    const { items, nextCursor } = await this.findUsers.execute(query);
    const entitlements = await this.entitlementsOf.execute(items.map(({ id }) => id));
    return { items: items.map((user) => memberOf(user, entitlements.get(user.id))), nextCursor };
  }
}
