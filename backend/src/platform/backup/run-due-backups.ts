import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createChildEnvironment } from '../config/secret-files.ts';
import { Settings } from '../config/settings.ts';
import { Schedule } from '../queue/schedule.ts';
import { BackupList } from './backup-list.ts';
import { BackupRuns } from './backup-runs.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../dist/app/', import.meta.url));
const memoryFlags = ['--optimize-for-size', '--max-semi-space-size=1'];

/** Encryption would occupy the worker, so each backup runs in its own process. */
@Injectable()
export class RunDueBackups implements OnModuleDestroy {
  private readonly log = new Logger('backup');
  private readonly stopping = new AbortController();

  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRuns,
    private readonly list: BackupList,
  ) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  @Schedule({ name: 'backup.run-due', queue: 'files', everySeconds: 20 })
  async runDue(): Promise<void> {
    if (!this.settings.hasBackups) return;
    await this.runs.requestScheduled();
    const id = await this.runs.claim();
    await this.list.refreshIfOld().catch((err: unknown) => this.log.warn({ event: 'backup.not-listed', err }));
    if (id === undefined) return;
    try {
      await this.runCommand('backup', id);
      this.log.log({ event: 'backup.written' });
      await this.list.refresh();
    } catch (error) {
      if (this.stopping.signal.aborted) return this.runs.release(id);
      const { stderr = '' } = error as { stderr?: string };
      this.log.error({ event: 'backup.failed', reason: stderr.trim() || String(error) });
      await this.runs.fail(id, stderr.trim() || 'The command of the backup ended without a reason.');
      return;
    }
    if (this.settings.backupIdentity) await this.verify(id);
  }

  private async verify(id: string): Promise<void> {
    try {
      await this.runCommand('verify-backup', (await this.runs.findName(id)) ?? 'latest');
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      const { stderr = '' } = error as { stderr?: string };
      this.log.error({ event: 'backup.not-verified', reason: stderr.trim() || String(error) });
      await this.runs.failVerification(id, stderr.trim() || 'The check was interrupted.');
    }
  }

  private async runCommand(name: string, ...args: readonly string[]): Promise<void> {
    await run(process.execPath, [...memoryFlags, `${folder}${name}.js`, ...args], {
      env: createChildEnvironment(),
      signal: this.stopping.signal,
    });
  }
}
