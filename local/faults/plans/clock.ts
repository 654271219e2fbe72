import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { toCheck } from '../checks/check.ts';
import type { FaultContext, FaultPlan } from './plan.ts';

const recoveryLimitMs = 5000;
const minuteMs = 60_000;
/** A worker measures its clock every 5 s and checks the result every 5 s. */
const leastShiftMs = 15_000;
/** Shifts of the clock of one process. The clock of the database does not change. */
const shifts = [
  { part: 'worker-2', ms: 10 * minuteMs },
  { part: 'worker-2', ms: -2 * minuteMs },
  { part: 'api', ms: 6 * minuteMs },
  { part: 'api', ms: -6 * minuteMs },
] as const;

const getClockFile = (folder: string, part: string): string => join(folder, `clock-of-${part}`);

/** The product follows the clock of the payment stand-in, so that renewals become due. */
export const movedClock: FaultPlan = {
  id: 'F8',
  title: 'clock of a worker and of the api wrong by minutes, then the clock of the product moved by 32 days',
  movesClocks: true,
  prepare: async (_, dataDir) => {
    mkdirSync(dataDir, { recursive: true });
    return {
      settings: { NODE_OPTIONS: '--import=stand-ins/shift-clock' },
      environmentOf: (part) => ({ CLOCK_SHIFT_FILE: getClockFile(dataDir, part) }),
    };
  },
  run: async (context) => {
    const { rig, observations, durationMs } = context;
    const shiftMs = Math.max(leastShiftMs, durationMs / 8);
    const former = rig.findPid('worker-2');
    for (const { part, ms } of shifts)
      await observations.disturb(() => runWithWrongClock(context, { part, ms, durationMs: shiftMs }));
    const isStopped = rig.findPid('worker-2') !== former;
    await delay(durationMs / 8);
    // All subscriptions renew at this moment, so requests are slow for some seconds.
    await observations.disturb(() => rig.control('stripe', 'clock', { advance: '32d' }));
    await observations.awaitRecovery('clock', rig.url, recoveryLimitMs);
    return {
      check: async () => [toCheck('I18', 'workers that continued with a wrong clock', isStopped ? [] : ['worker-2'])],
    };
  },
};

async function runWithWrongClock(
  { rig }: FaultContext,
  { part, ms, durationMs }: { part: string; ms: number; durationMs: number },
): Promise<void> {
  const file = getClockFile(rig.dataDir, part);
  writeFileSync(file, String(ms));
  try {
    await delay(durationMs);
  } finally {
    writeFileSync(file, '0');
  }
}
