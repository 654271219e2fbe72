import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { measureMemoryInMb } from '../bench/memory.ts';
import type { MailingProduct } from './product.ts';

export interface WorkerLoad {
  memoryMb: number;
  /** CPU time of the workers without their start. */
  cpuSeconds: number;
  slowness: number;
}

const sampleMs = 1000;
const samplesPerFactor = 3;
const ticksPerSecond = 100;

export function measureIdleMb({ listWorkers }: MailingProduct): number {
  return Math.max(...listWorkers().map((pid) => measureMemoryInMb([pid]) ?? 0));
}

export async function sampleWorkers(
  { listWorkers }: MailingProduct,
  idleMb: number,
  isOver: () => boolean,
): Promise<WorkerLoad> {
  const before = new Map(listWorkers().map((pid) => [pid, readCpuSeconds(pid)]));
  const latest = new Map<number, number>();
  const factors: number[] = [];
  let most = idleMb;
  for (let sample = 0; !isOver(); sample += 1, await delay(sampleMs)) {
    if (sample % samplesPerFactor === 0) factors.push(scaleForLoad(1));
    for (const pid of listWorkers()) {
      latest.set(pid, readCpuSeconds(pid));
      most = Math.max(most, measureMemoryInMb([pid]) ?? 0);
    }
  }
  // Subtracts the lowest CPU time of the earlier workers as the CPU time of the start of a new worker.
  const startSeconds = Math.min(...before.values());
  const cpuSeconds = [...latest].reduce(
    (sum, [pid, seconds]) => sum + Math.max(0, seconds - (before.get(pid) ?? startSeconds)),
    0,
  );
  const slowness = factors.reduce((sum, factor) => sum + factor, 0) / Math.max(1, factors.length);
  return { memoryMb: most, cpuSeconds, slowness: Math.max(1, slowness) };
}

function readCpuSeconds(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

export const computeCpuMsPerEmail = ({ cpuSeconds }: WorkerLoad, emails: number): string =>
  ((cpuSeconds * 1000) / emails).toFixed(2);
