import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { FindAccountsByEmail, type ListedAccount } from '#modules/auth/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { FindProgramUsers } from '#modules/practice/index.ts';
import type { AudienceFilter } from '../../domain/audience.entity.ts';
import { buildConditions, leftOutReasonSql, type LeftOutReason } from './audience-sql.ts';

export interface AudiencePerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: string | null;
  readonly subscribedAt: Date;
  readonly tier: Tier;
}

export interface AudienceSlice {
  readonly people: readonly AudiencePerson[];
  readonly leftOut: readonly LeftOutReason[];
  readonly next: string | undefined;
}

interface Row extends Omit<AudiencePerson, 'tier' | 'subscribedAt'> {
  readonly subscribedAt: string | Date;
  readonly reason: LeftOutReason | null;
}

const sliceSize = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class AudienceReader {
  constructor(
    private readonly database: Database,
    private readonly accounts: FindAccountsByEmail,
    private readonly entitlements: ReadEntitlements,
    private readonly programs: FindProgramUsers,
  ) {}

  async readSlice(filter: AudienceFilter, after: string = firstId): Promise<AudienceSlice> {
    const { sql, params } = buildConditions(filter);
    const rows = await this.readRows(`s.id > ? and ${sql}`, [after, ...params]);
    const found = await this.addAccounts(rows, filter);
    return {
      people: found.filter(({ row }) => !row.reason).map(({ row, tier }) => toPerson(row, tier)),
      leftOut: found.flatMap(({ row }) => row.reason ?? []),
      next: rows.length === sliceSize ? rows.at(-1)?.id : undefined,
    };
  }

  async readPerson(id: string): Promise<AudiencePerson | undefined> {
    const rows = await this.readRows('s.id = ?', [id]);
    const [found] = await this.addAccounts(rows, {});
    return found && toPerson(found.row, found.tier);
  }

  private readRows(conditions: string, params: readonly unknown[]): Promise<Row[]> {
    return this.database.sql<Row>(
      `select s.id, s.email, coalesce(s.first_name, '') as "firstName", coalesce(s.last_name, '') as "lastName",
         s.source, s.subscribed_at as "subscribedAt", ${leftOutReasonSql} as reason
       from email_subscriber s where ${conditions} order by s.id limit ${sliceSize}`,
      params,
    );
  }

  private async addAccounts(rows: readonly Row[], filter: AudienceFilter): Promise<{ row: Row; tier: Tier }[]> {
    const accounts = await this.accounts.find(rows.map(({ email }) => email));
    const userIds = [...accounts.values()].map(({ userId }) => userId);
    const entitlements = await this.entitlements.read(userIds);
    const studying = await this.findStudying(userIds, filter);
    return rows.flatMap((row) => {
      const account = accounts.get(row.email);
      const tier = (account && entitlements.get(account.userId)?.tier) ?? 'free';
      if (filter.tiers?.length && !filter.tiers.includes(tier)) return [];
      if (studying && !(account && studying.has(account.userId))) return [];
      return matchesLastSeen(account, filter) ? [{ row, tier }] : [];
    });
  }

  private async findStudying(userIds: readonly string[], { programId, programState }: AudienceFilter) {
    return programId && this.programs.filter({ userIds, programId, state: programState ?? 'started' });
  }
}

function matchesLastSeen(account: ListedAccount | undefined, { seenSince, notSeenSince }: AudienceFilter): boolean {
  const seen = account?.lastSeenAt;
  if (seenSince && !(seen && seen >= new Date(seenSince))) return false;
  return !(notSeenSince && seen && seen >= new Date(notSeenSince));
}

const toPerson = ({ reason: _, subscribedAt, ...row }: Row, tier: Tier): AudiencePerson => ({
  ...row,
  subscribedAt: new Date(subscribedAt),
  tier,
});
