import { cpSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { printLine } from '../run/product.ts';
import { AlreadyRunningError, type DataFolderClaim, claimDataFolder } from '../run/running.ts';
import { readSettings, repositoryFolder, listSettingNames } from '../settings/settings.ts';
import { Supervisor } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';

export interface TestEnvironment {
  dataDir: string;
  supervisor: Supervisor;
  environment: Record<string, string>;
  close(outcome: { isFailed: boolean }): Promise<void>;
}

export async function openTestEnvironment(): Promise<TestEnvironment> {
  const local = readSettings().dataDir;
  const { claim, dataDir } = await claimFreeFolder(local);
  const supervisor = new Supervisor(printLine, (pids) => claim.note(pids));
  return {
    dataDir,
    supervisor,
    environment: cleanEnvironment(),
    close: async ({ isFailed }) => {
      await supervisor.stop();
      if (isFailed) copyLogs(dataDir, join(local, 'test-logs'));
      for (const folder of [dataDir, ...foldersIn(dataDir)]) removeDatabase(folder);
      claim.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function runInTerminal(
  { dataDir, supervisor, environment }: TestEnvironment,
  program: { name: string; args: string[]; folder: string; extra?: Record<string, string> },
): Promise<boolean> {
  const { name, args, folder, extra = {} } = program;
  const part = createChildProcessPart({
    name,
    args,
    cwd: join(repositoryFolder, folder),
    environment: { ...environment, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...extra },
    logFile: join(dataDir, 'logs', `${name}.log`),
    onLine: printLine,
  });
  return (await supervisor.runOnce(part)).isOk;
}

export function getCommandFile(name: string): string {
  return join(repositoryFolder, 'node_modules', '.bin', name);
}

/** The database may be outside of the data folder. */
export function removeDatabase(dataDir: string): void {
  rmSync(getPostgresFolders(join(dataDir, 'postgres')).folder, { recursive: true, force: true });
}

function foldersIn(dataDir: string): string[] {
  return readdirSync(dataDir).map((name) => join(dataDir, name));
}

function copyLogs(dataDir: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const log of globSync('**/*.log', { cwd: dataDir })) cpSync(join(dataDir, log), join(target, log));
  printLine(`\nThe logs of the parts are in ${target}.`);
}

/** Concurrent test runs must use different folders. */
async function claimFreeFolder(parent: string, number = 1): Promise<{ claim: DataFolderClaim; dataDir: string }> {
  const dataDir = join(parent, `test-${number}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    return { claim: await claimDataFolder(dataDir, `test run ${number}`), dataDir };
  } catch (error) {
    if (error instanceof AlreadyRunningError) return claimFreeFolder(parent, number + 1);
    throw error;
  }
}

function cleanEnvironment(): Record<string, string> {
  const personal = listSettingNames();
  const { CHROMIUM_PATH } = readSettings().environment;
  const { environment } = readSettings({ ...process.env, LOCAL_ENV_FILE: '/dev/null' });
  const kept = Object.entries(environment).filter(([name]) => !personal.has(name));
  return { ...Object.fromEntries(kept), LOCAL_ENV_FILE: '/dev/null', ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}) };
}
