import { archiveAuditMonth, AuditArchiveError } from '#platform/audit/archive-audit-month.ts';
import { readDatabaseUrl } from '#platform/config/settings.ts';
import { runProcess } from './run.ts';

/** Writes a finished month of the audit log with its anchor: `npm run audit:archive -- 2026-10 /path/to/folder`. */
await runProcess('audit:archive', async (environment) => {
  const databaseUrl = readDatabaseUrl(environment);
  const [month = '', folder = ''] = process.argv.slice(2);
  try {
    if (!folder) throw new AuditArchiveError('Name a month such as 2026-10, and a folder.');
    const { entries, file, last } = await archiveAuditMonth(databaseUrl, { month, folder });
    process.stdout.write(`${entries} entries are in ${file}. The anchor of the month, to store elsewhere: ${last}\n`);
  } catch (error) {
    if (!(error instanceof AuditArchiveError)) throw error;
    process.stdout.write(`${error.message}\n`);
    process.exitCode = 1;
  }
});
