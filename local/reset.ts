import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { stopPostgres } from 'stand-ins/postgres/postgres';
import { printLine } from './run/product.ts';
import { AlreadyRunningError, claimDataFolder } from './run/running.ts';
import { readSettings } from './settings/settings.ts';

const { dataDir } = readSettings();
const database = getPostgresFolders(join(dataDir, 'postgres'));
if (existsSync(dataDir) || existsSync(database.folder)) await removeAll();
else printLine('There is no local data.');

async function removeAll(): Promise<void> {
  try {
    // A claim also ends processes that a killed product left.
    await claimDataFolder(dataDir, 'a reset');
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    process.stderr.write(`The product runs (${error.address}). Stop it first, then run the command again.\n`);
    process.exit(1);
  }
  await stopPostgres(database);
  rmSync(database.folder, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  printLine(`Deleted ${dataDir}${database.isElsewhere ? ` and ${database.folder}` : ''}.`);
}
