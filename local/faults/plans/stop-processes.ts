import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type FaultContext, type FaultPlan, signalPart } from './plan.ts';

/** Longer than the lock of a job, so that the other worker takes the jobs. */
const workerStopMs = 90_000;
const siteStopMs = 15_000;
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
  findObstacle: async () => (process.platform === 'linux' ? undefined : 'it needs /proc'),
  run: async (context) => {
    await stopFor(context, 'postgres', databaseRecoveryMs, (signal) => {
      const pid = context.rig.findPid('postgres');
      for (const each of pid === undefined ? [] : [pid, ...listChildren(pid)]) send(each, signal);
    });
    await delay(context.durationMs / 4);
    await stopFor(context, 'api', apiRecoveryMs, (signal) => void signalPart(context.rig, 'api', signal));
  },
};

function stopFor(
  { rig, observations, durationMs }: FaultContext,
  part: string,
  recoveryMs: number,
  signal: (name: NodeJS.Signals) => void,
): Promise<void> {
  return observations.disturb(async () => {
    signal('SIGSTOP');
    await delay(Math.min(siteStopMs, durationMs / 4)).finally(() => signal('SIGCONT'));
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
