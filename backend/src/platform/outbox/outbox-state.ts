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

  /** Returns payloads by event id, only for events of these types. */
  async findPayloads<Payload extends object>(
    ids: readonly string[],
    types: readonly string[],
  ): Promise<ReadonlyMap<string, Payload>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.sql<{ id: string; payload: Payload }>(
      `select id, payload from outbox
       where id = any(string_to_array(?, ',')::uuid[]) and type = any(string_to_array(?, ','))`,
      [ids.join(','), types.join(',')],
    );
    return new Map(rows.map(({ id, payload }) => [id, payload]));
  }
}
