import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';

export interface OutboxCounts {
  readonly unpublished: number;
  readonly unpublishedSeconds: number;
  readonly open: number;
  readonly openSeconds: number;
}

@Injectable()
export class OutboxState {
  constructor(private readonly database: Database) {}

  async read(): Promise<OutboxCounts> {
    const age = (condition = 'true') =>
      `coalesce(extract(epoch from now() - min(created_at) filter (where ${condition})), 0)::float8`;
    const [row] = await this.database.sql<OutboxCounts>(
      `select count(*) filter (where relayed_at is null)::int as unpublished,
              greatest(${age('relayed_at is null')}, 0) as "unpublishedSeconds",
              count(*)::int as open,
              greatest(${age()}, 0) as "openSeconds"
       from outbox where done_at is null`,
    );
    return row ?? { unpublished: 0, unpublishedSeconds: 0, open: 0, openSeconds: 0 };
  }
}
