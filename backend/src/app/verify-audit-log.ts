import { MikroORM } from '@mikro-orm/postgresql';
import { AuditLogReader } from '#platform/audit/audit-log-reader.ts';
import { readDatabaseUrl } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { createOrmOptions } from '#platform/database/orm-options.ts';
import { runProcess } from './run.ts';

/** Given the last entry of an earlier run, such as `1204:5f0c...`, it also detects a log that was rewritten or cut off. */
await runProcess('audit:verify', async (environment) => {
  const orm = await MikroORM.init(createOrmOptions({ databaseUrl: readDatabaseUrl(environment), patience: 1 }));
  const auditLog = new AuditLogReader(new Database(orm));
  const [storedEntry] = process.argv.slice(2);
  const { entries, broken } = await auditLog.verify();
  const isUnchanged =
    storedEntry === undefined || (await auditLog.checkpointAt(Number(storedEntry.split(':')[0]))) === storedEntry;
  const last = await auditLog.checkpointAt(entries);
  await orm.close();
  const faults = [
    ...(broken.length > 0 ? [`Not as they were written, or after a gap: ${broken.join(', ')} (of ${entries}).`] : []),
    ...(isUnchanged ? [] : [`Entry ${storedEntry} has changed or is missing: the log was rewritten or cut off.`]),
  ];
  const lines = faults.length > 0 ? faults : [`All ${entries} entries are as they were written.`];
  if (last) lines.push(`The last entry, to store elsewhere: ${last}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
});
