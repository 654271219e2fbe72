import { DateTime } from 'luxon';
import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { runRestore, runUndo, type RestoreCallbacks } from './restore-backup.ts';
import { withReadOnlySite } from './read-only-site.ts';
import { withRestoreLock } from './restore-lock.ts';
import { RestoreProgress } from './restore-progress.ts';
import { openRestoreRunSql, type RestoreRun } from './restore-run.ts';
import { dropDatabase, getDatabaseName } from './scratch-database.ts';
import { checkUsedDatabase, dropOlderRestorePoints, nameRestorePoint } from './switch-to-database.ts';

const maxWaitingMinutes = 10;

export function resumeRestore(settings: Settings, tools: RestoreCallbacks): Promise<void> {
  return withRestoreLock(settings, async (query) => {
    const [run] = await runWithOwnConnection(settings.databaseUrl, (ask) => ask<RestoreRun>(openRestoreRunSql));
    if (!run || run.step === 'emails' || run.step === 'payments') return;
    const progress = new RestoreProgress(settings.databaseUrl, run);
    const context = { settings, query, progress, ...tools };
    if (run.step === 'requested') {
      if (DateTime.fromJSDate(run.requestedAt).diffNow('minutes').minutes < -maxWaitingMinutes)
        return progress.fail(`No worker ran within ${maxWaitingMinutes} minutes. Start it again.`);
      await progress.record<unknown>(() =>
        run.kind === 'undo' ? runUndo(context) : runRestore(context, run.backup ?? ''),
      );
      return;
    }
    const live = getDatabaseName(settings.databaseUrl);
    const scratch = `${live}_restore`;
    const dropScratch = () => dropDatabase(query, scratch).catch(() => undefined);
    if (run.step !== 'health') {
      await dropScratch();
      await runWithOwnConnection(settings.databaseUrl, (ask) =>
        ask(`delete from process_heartbeat where kind = 'restore'`),
      );
      return progress.fail('The restore was interrupted before it changed anything. Start it again.');
    }
    await progress
      .record(() =>
        withReadOnlySite(settings.databaseUrl, () =>
          checkUsedDatabase(context, run.kind === 'restore' ? scratch : nameRestorePoint(live)),
        ),
      )
      .finally(dropScratch);
    if (run.kind === 'restore') await dropOlderRestorePoints(context);
  });
}
