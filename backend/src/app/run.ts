import { takeInEnvFile, type Environment } from '#platform/config/env-file.ts';
import { BadSettings } from '#platform/config/settings.ts';

/** Runs the start of a process, whose environment `.env` completes; a fault is told in one plain message and ends it with 1. */
export async function run(name: string, start: (environment: Environment) => Promise<unknown>): Promise<void> {
  try {
    await start(takeInEnvFile());
  } catch (error) {
    const told =
      error instanceof BadSettings
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${name} cannot start.\n${told}\n`);
    process.exit(1);
  }
}
