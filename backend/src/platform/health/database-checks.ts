import { Injectable } from '@nestjs/common';
import { readdirSync } from 'node:fs';
import { Database } from '../database/database.ts';
import { getMigrationsFolder } from '../database/orm-options.ts';
import { Transaction } from '../database/transaction.ts';
import { Heartbeat } from './heartbeat.ts';

const migrationFile = /^(Migration\d+\w*)\.(js|ts)$/;
/** Writes about 2 MB, because a smaller write can use free space and succeed on a full disk. */
const diskWriteQuery = 'select count(*)::int as rows from generate_series(1, 60000)';

@Injectable()
export class DatabaseChecks {
  private readonly migrations = readdirSync(getMigrationsFolder()).flatMap(
    (file) => migrationFile.exec(file)?.[1] ?? [],
  );
  private isMigrated = false;

  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly heartbeat: Heartbeat,
  ) {}

  /** A newer build may have added further migrations, which are no error. */
  async checkMigrations(): Promise<void> {
    if (this.isMigrated) return;
    const rows = await this.database.sql<{ name: string }>('select name from mikro_orm_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const missing = this.migrations.filter((name) => !applied.has(name));
    if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`);
    this.isMigrated = true;
  }

  async checkWrite(): Promise<void> {
    await this.heartbeat.write('probe');
    await this.tx.run(async ({ em }) => {
      const sql = (statement: string) => em.getConnection().execute(statement, [], 'all', em.getTransactionContext());
      await sql(`set local work_mem = '64kB'`);
      await sql(diskWriteQuery);
    });
  }
}
