import { Injectable } from '@nestjs/common';
import { Database } from './database.ts';

const shownTables = 10;

interface TableSize {
  readonly name: string;
  /** Estimate of PostgreSQL. */
  readonly rows: number;
  /** Includes indexes. */
  readonly bytes: number;
}

@Injectable()
export class DatabaseSize {
  constructor(private readonly database: Database) {}

  /** Reads the size of the database and of its ten largest tables. */
  async read(): Promise<{ bytes: number; tables: TableSize[] }> {
    const [whole] = await this.database.sql<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    const tables = await this.database.sql<TableSize>(
      `select relname as name, pg_total_relation_size(oid)::float8 as bytes,
         (case when reltuples < 0 then pg_stat_get_live_tuples(oid) else reltuples end)::float8 as rows
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       order by 2 desc, 1 limit ${shownTables}`,
    );
    return { bytes: whole?.bytes ?? 0, tables };
  }
}
