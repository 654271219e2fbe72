import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../../../platform/http/page.ts';
import { FindUsers } from '../../auth/index.ts';
import { MembersOf } from './members-of.ts';
import type { MemberPage } from './members.view.ts';

/** A page of accounts with their plans, newest first; `q` is looked for in address and 'first last'. */
@Injectable()
export class ListMembers {
  constructor(
    private readonly findUsers: FindUsers,
    private readonly membersOf: MembersOf,
  ) {}

  async list(query: ListQuery): Promise<MemberPage> {
    const { items, nextCursor } = await this.findUsers.find(query);
    return { items: await this.membersOf.read(items), nextCursor };
  }
}
