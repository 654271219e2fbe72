import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { describeBackupFault, exitCodes } from '#platform/backup/backup-error.ts';
import { readSettings, type Settings } from '#platform/config/settings.ts';
import { runProcess } from '../run.ts';

export function runBackupCommand(name: string, work: (settings: Settings) => Promise<string>): Promise<void> {
  return runProcess(name, async (environment: EnvironmentVariables) => {
    const settings = readSettings(environment);
    try {
      const result = await work(settings);
      process.stdout.write(`${result}\n`, () => process.exit(0));
    } catch (error) {
      const fault = describeBackupFault(error);
      process.stderr.write(`${fault.message}\n`, () => process.exit(exitCodes[fault.kind]));
    }
  });
}

export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
