import { BadSettings } from '../platform/config/settings.ts';

/** Runs a process's start; a fault is told in one plain message and ends it with 1. */
export async function run(name: string, start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
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
