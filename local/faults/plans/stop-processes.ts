import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type FaultContext, type FaultPlan, signalPart } from './plan.ts';

/** Longer than the lock of a job, so that the other worker takes the jobs. */
const workerStopMs = 90_000;
const siteStopMs = 15_000;
const postgresStopMs = 60_000;
const databaseRecoveryMs = 15_000;
const apiRecoveryMs = 5000;

export const stoppedWorker: FaultPlan = {
  id: 'F5',
  title: 'worker stopped for longer than the lock of its jobs, then continued',
  run: async ({ rig, durationMs }) => {
    signalPart(rig, 'worker', 'SIGSTOP');
    await delay(Math.min(workerStopMs, durationMs * 0.8)).finally(() => signalPart(rig, 'worker', 'SIGCONT'));
  },
};

export const stoppedSite: FaultPlan = {
  id: 'F6',
  title: 'PostgreSQL, then the api, stopped for some seconds',
  findObstacle: findProcObstacle,
  run: async (context) => {
    const stopMs = Math.min(siteStopMs, context.durationMs / 4);
    await stopPostgres(context, stopMs);
    await delay(context.durationMs / 4);
    await stopFor(context, { part: 'api', stopMs, recoveryMs: apiRecoveryMs }, (signal) => {
      signalPart(context.rig, 'api', signal);
    });
  },
};

export const stoppedPostgres: FaultPlan = {
  id: 'F20',
  title: 'PostgreSQL stopped for a minute',
  findObstacle: findProcObstacle,
  run: (context) => stopPostgres(context, Math.min(postgresStopMs, context.durationMs * 0.8)),
};

async function findProcObstacle(): Promise<string | undefined> {
  return process.platform === 'linux' ? undefined : 'it needs /proc';
}

function stopPostgres(context: FaultContext, stopMs: number): Promise<void> {
  return stopFor(context, { part: 'postgres', stopMs, recoveryMs: databaseRecoveryMs }, (signal) => {
    const pid = context.rig.findPid('postgres');
    for (const each of pid === undefined ? [] : [pid, ...listChildren(pid)]) send(each, signal);
  });
}

function stopFor(
  { rig, observations }: FaultContext,
  { part, stopMs, recoveryMs }: { part: string; stopMs: number; recoveryMs: number },
  signal: (name: NodeJS.Signals) => void,
): Promise<void> {
  return observations.disturb(async () => {
    signal('SIGSTOP');
    await delay(stopMs).finally(() => signal('SIGCONT'));
    await observations.awaitRecovery(part, rig.url, recoveryMs);
  });
}

/** The sessions of PostgreSQL are child processes of the server. */
function listChildren(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => readParent(pid) === parent);
}

function readParent(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The session has just ended.
  }
}
