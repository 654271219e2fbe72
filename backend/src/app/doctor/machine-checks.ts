import { statfs } from 'node:fs/promises';
import type { Settings } from '#platform/config/settings.ts';
import { runWithOwnConnection } from '#platform/database/connect-once.ts';
import { realTime } from '#kernel/real-time.ts';
import { fault, ok, type Finding } from './finding.ts';

const maximumSkewMs = 5_000;
const minimumFreeShare = 0.1;
const gigabyte = 1024 ** 3;

export async function checkClock({ databaseUrl }: Settings): Promise<Finding> {
  const skewMs = await runWithOwnConnection(databaseUrl, async (query) => {
    const before = realTime().getTime();
    const [row] = await query<{ now: Date }>('select clock_timestamp() as now');
    const after = realTime().getTime();
    return (row?.now.getTime() ?? NaN) - (before + after) / 2;
  });
  return classifyClock(skewMs);
}

export function classifyClock(skewMs: number): Finding {
  const detail = `differs from the database by ${(Math.abs(skewMs) / 1000).toFixed(1)} s`;
  return Math.abs(skewMs) <= maximumSkewMs
    ? ok('clock', detail)
    : fault('clock', detail, 'Set the clocks of both machines by NTP.');
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
