/** Kills a restore before it exchanges the databases: the product must continue with its own data. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ChildProcessOptions, createChildProcessPart } from '../../run/supervisor-parts.ts';
import { repositoryFolder } from '../../settings/settings.ts';
import { createBackupSettings } from '../../test/backup-settings.ts';
import { type Check, toCheck } from '../checks/check.ts';
import { acceptsWrites } from '../observations.ts';
import type { Rig } from '../rig.ts';
import type { FaultContext } from './plan.ts';

const pollMs = 25;
/** From the step `load`, a restore waits 2 s for the processes, and then loads the tables. */
const maxLoadMs = 4000;
const stepTimeoutMs = 60_000;
const endTimeoutMs = 60_000;
const writesRecoveryMs = 5000;

type Command = (program: string) => ReturnType<typeof createChildProcessPart>;

/** Restores of one backup, which was made during the load. */
export class KilledRestores {
  readonly #rig: Rig;
  readonly #command: Command;
  readonly #failures: string[] = [];

  private constructor(rig: Rig, command: Command) {
    this.#rig = rig;
    this.#command = command;
  }

  static async prepare({ rig, observations }: FaultContext): Promise<KilledRestores> {
    const command = createCommand(rig, createBackupSettings(join(rig.dataDir, 'backups')));
    // A backup makes other requests slower on a small machine.
    const { isOk, lastWords } = await observations.disturb(() => rig.runOnce(() => command('backup')));
    if (!isOk) throw new Error(`The backup failed: ${lastWords}`);
    return new KilledRestores(rig, command);
  }

  async killOne({ observations, chance }: FaultContext): Promise<void> {
    await observations.disturb(async () => {
      const { pid, ended, lastWords } = await this.#command('restore').launch();
      let hasEnded = false;
      const end = ended.then(() => (hasEnded = true));
      await this.#untilStep(['load'], () => hasEnded);
      const killAt = Date.now() + chance.between(0, maxLoadMs);
      while (!hasEnded && Date.now() < killAt && (await this.#readStep()) === 'load') await delay(pollMs);
      if (!hasEnded) process.kill(pid, 'SIGSTOP');
      const step = await this.#readStep();
      if (hasEnded || (step !== 'load' && step !== 'files'))
        this.#failures.push(`a restore was not killed in time, in step ${step}: ${lastWords()}`);
      if (!hasEnded) process.kill(pid, 'SIGKILL');
      await end;
      await this.#untilStep([undefined], () => false, endTimeoutMs);
      // Each api notices the end of a restore by itself, and rejects writes until then.
      for (const { name, url } of this.#rig.apis)
        await observations.awaitRecovery(`writes of ${name}`, url, writesRecoveryMs, acceptsWrites);
    });
  }

  async check(): Promise<Check[]> {
    const { rows: runs } = await this.#rig.database.query<{ step: string; failure: string | null }>(
      `select step, failure from restore_run where finished_at is null or failure is null or failure not like '%before it changed anything%'`,
    );
    const { rows: copies } = await this.#rig.database.query<{ name: string }>(
      `select datname as name from pg_database where datname like '%\\_restore' or datname like '%\\_before\\_%'`,
    );
    return [
      toCheck('I11', 'killed restores that no worker ended', [
        ...this.#failures,
        ...runs.map(({ step, failure }) => `step ${step}: ${failure ?? 'no failure'}`),
      ]),
      toCheck(
        'I11',
        'databases that a killed restore left',
        copies.map(({ name }) => name),
      ),
    ];
  }

  async #readStep(): Promise<string | undefined> {
    const { rows } = await this.#rig.database.query<{ step: string }>(
      'select step from restore_run where finished_at is null',
    );
    return rows[0]?.step;
  }

  async #untilStep(
    steps: readonly (string | undefined)[],
    isOver: () => boolean,
    withinMs = stepTimeoutMs,
  ): Promise<void> {
    for (const until = Date.now() + withinMs; Date.now() < until && !isOver(); await delay(pollMs))
      if (steps.includes(await this.#readStep())) return;
  }
}

function createCommand({ dataDir }: Rig, settings: Record<string, string>): Command {
  const shared: Omit<ChildProcessOptions, 'name' | 'args' | 'logFile'> = {
    cwd: join(repositoryFolder, 'backend'),
    environment: {
      PATH: process.env['PATH'] ?? '',
      LOCAL_ENV_FILE: '/dev/null',
      LOCAL_DATA_DIR: dataDir,
      ...settings,
    },
  };
  return (program) =>
    createChildProcessPart({
      ...{ ...shared, name: program, logFile: join(dataDir, 'logs', `${program}.log`) },
      args: [`dist/app/${program}.js`, ...(program === 'restore' ? ['latest'] : [])],
    });
}
