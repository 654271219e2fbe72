import { MikroORM } from '@mikro-orm/postgresql';
import { AuditLogReader } from '../audit/audit-log-reader.ts';
import { Database } from '../database/database.ts';
import { createOrmOptions } from '../database/orm-options.ts';
import { BackupError } from './backup-error.ts';
import { quoteIdentifier } from './dump-database.ts';
import type { DumpedDatabase } from './manifest.ts';

export async function verifyDatabase(databaseUrl: string, { tables, auditLog }: DumpedDatabase): Promise<void> {
  const orm = await MikroORM.init(createOrmOptions({ databaseUrl, patience: 1 }));
  try {
    const database = new Database(orm);
    for (const { name, rows } of tables) {
      const [found] = await database.sql<{ rows: string }>(`select count(*) as rows from ${quoteIdentifier(name)}`);
      if (Number(found?.rows) !== rows)
        throw new BackupError(
          `The table ${name} has ${found?.rows} rows and not ${rows}. Use another backup.`,
          'damaged',
        );
    }
    const reader = new AuditLogReader(database);
    const { entries, broken } = await reader.verify();
    const last = auditLog.last && (await reader.checkpointAt(Number(auditLog.last.split(':')[0])));
    if (entries !== auditLog.entries || broken.length > 0 || last !== auditLog.last)
      throw new BackupError(
        `The audit log of the backup is not as it was written (${broken.slice(0, 5).join(', ') || 'its last entry'}). ` +
          'Compare it with the checkpoints that you stored, or use another backup.',
        'damaged',
      );
  } finally {
    await orm.close();
  }
}
