import { statfs } from 'node:fs/promises';
import type { Settings } from '#platform/config/settings.ts';
import { runWithOwnConnection } from '#platform/database/connect-once.ts';
import { describeOffset, isClockWrong, measureClockOffset } from '#platform/health/clock-offset.ts';
import { fault, ok, type Finding } from './finding.ts';

const minimumFreeShare = 0.1;
const gigabyte = 1024 ** 3;

export async function checkClock({ databaseUrl }: Settings): Promise<Finding> {
  return classifyClock(await runWithOwnConnection(databaseUrl, measureClockOffset));
}

export function classifyClock(offsetMs: number | undefined): Finding {
  if (offsetMs === undefined)
    return fault('clock', 'the database responds too slowly to compare the clocks', 'Run this command again.');
  const detail = `is ${describeOffset(offsetMs)} that of the database`;
  return isClockWrong(offsetMs)
    ? fault('clock', detail, 'Set the clocks of both machines by NTP.')
    : ok('clock', detail);
}

export async function checkDisk({ filesDir }: Settings): Promise<Finding> {
  const disk = await statfs(filesDir).catch(() => undefined);
  if (!disk)
    return fault(
      'disk',
      `${filesDir} does not exist`,
      'Create the folder, or set FILES_DIR to a folder of all processes.',
    );
  const free = disk.bavail * disk.bsize;
  const share = disk.bavail / disk.blocks;
  const detail = `${(free / gigabyte).toFixed(1)} GB are free in ${filesDir} (${Math.round(share * 100)} %)`;
  return share >= minimumFreeShare || free >= 50 * gigabyte
    ? ok('disk', detail)
    : fault('disk', detail, 'Free space or enlarge the disk. Uploads and backups stop when it is full.');
}
