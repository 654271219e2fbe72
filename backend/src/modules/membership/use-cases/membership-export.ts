import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { MembershipGrant } from '../domain/membership-grant.entity.ts';

export interface MembershipExport {
  readonly grant: object | null;
}

@Injectable()
export class ReadMembershipExport {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<MembershipExport> {
    const grant = await this.database.em().findOne(MembershipGrant, { userId });
    return { grant: grant && { tier: grant.tier, grantedAt: grant.grantedAt, until: grant.until } };
  }
}

@Injectable()
export class DeleteMembershipGrants {
  constructor(private readonly tx: Transaction) {}

  delete(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(MembershipGrant, { userId });
    });
  }
}
