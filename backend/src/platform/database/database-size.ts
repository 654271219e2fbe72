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

  /** Reads the size of the database and of its ten largest tables. A table includes its partitions. */
  async read(): Promise<{ bytes: number; tables: TableSize[] }> {
    const [whole] = await this.database.sql<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    const tables = await this.database.sql<TableSize>(
      `select coalesce(parent.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::float8 as bytes,
         sum(case when c.reltuples < 0 then pg_stat_get_live_tuples(c.oid) else c.reltuples end)::float8 as rows
       from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       group by 1 order by 2 desc, 1 limit ${shownTables}`,
    );
    return { bytes: whole?.bytes ?? 0, tables };
  }
}
