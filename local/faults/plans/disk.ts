import { cpSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getPostgresFolders } from 'stand-ins/postgres/home';
import { toCheck } from '../checks/check.ts';
import { fillDisk, findMountObstacle, mountDisk } from '../limited-disks.ts';
import { FullDiskRequests } from '../load/full-disk-requests.ts';
import { type Rig, unmountRig } from '../rig.ts';
import type { FaultPlan } from './plan.ts';

const fullMs = 15_000;
const recoveryMs = 15_000;
const logTimeoutMs = 20_000;

export const fullDisk: FaultPlan = {
  id: 'F7',
  title: 'disks of the database and of the logs full, then free again',
  findObstacle: findMountObstacle,
  prepare: async (_, dataDir) => {
    const { database, logs } = getFolders(dataDir);
    await mountDisk(database, '400m');
    await mountDisk(logs, '8m');
    return {
      // A count of requests that cannot be stored must not prevent a read.
      settings: { LIMIT_JOURNAL: '100000' },
      end: async () => {
        const kept = `${logs}-kept`;
        cpSync(logs, kept, { recursive: true });
        await unmountRig(dataDir);
        rmSync(logs, { recursive: true });
        renameSync(kept, logs);
      },
    };
  },
  run: async ({ rig, load, chance, observations, durationMs }) => {
    const { database, logs } = getFolders(rig.dataDir);
    const fillers = [database, logs].map((folder) => ({ folder, file: join(folder, 'filler') }));
    const fill = () => {
      for (const { folder, file } of fillers) fillDisk(folder, file);
    };
    const requests = new FullDiskRequests(load, chance);
    await observations.disturb(async () => {
      await startLogSegment(rig);
      await requests.send(fill, Math.min(fullMs, durationMs / 2));
      for (const { file } of fillers) rmSync(file);
      await observations.awaitRecovery('disk', rig.url, recoveryMs, () => requests.acceptsEntry());
    });
    const log = join(logs, 'api.log');
    const continues = await grows(log, readSize(log));
    return {
      check: async () => [
        toCheck('I16', 'requests that failed during a full disk', requests.failed),
        toCheck('I16', 'full disks that refused no write', requests.refused === 0 ? ['F7'] : []),
        toCheck('I16', 'refused writes that are stored', await requests.findStored(rig)),
        toCheck('I16', 'logs that did not continue after the full disk', continues ? [] : ['api.log']),
      ],
      figures: () => [requests.describe()],
    };
  },
};

const getFolders = (dataDir: string) => ({
  database: getPostgresFolders(join(dataDir, 'postgres')).folder,
  logs: join(dataDir, 'logs'),
});

/** PostgreSQL stops when it cannot create a segment of its write-ahead log, so it gets a segment that lasts for the fault. */
async function startLogSegment({ database }: Rig): Promise<void> {
  await database.query('select pg_switch_wal()');
  await database.query(`select pg_logical_emit_message(true, 'faults', 'full disk')`);
}

const readSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function grows(file: string, size: number): Promise<boolean> {
  for (const until = Date.now() + logTimeoutMs; Date.now() < until; await delay(100))
    if (readSize(file) > size) return true;
  return false;
}
