import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookTraffic } from '../billing/webhook-network.ts';
import type { Load } from '../load/load.ts';
import type { Observations } from '../observations.ts';
import type { Check } from '../checks/check.ts';
import type { ProcessVariation, RigProcesses } from '../processes.ts';
import type { Rig } from '../rig.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { TestEnvironment } from '../../test/test-environment.ts';

export interface FaultContext {
  rig: Rig;
  load: Load;
  observations: Observations;
  chance: SeededRandom;
  durationMs: number;
}

export interface FaultPlan {
  id: `F${number}`;
  title: string;
  needsProxies?: boolean;
  movesClocks?: boolean;
  processes?: RigProcesses;
  toleratesNoError?: boolean;
  /** Such a run also has limits for the time of responses, and for memory and open files if it is long. */
  isWithoutFault?: boolean;
  /** Rate of the campaign, which gets as many recipients as the run can send to. */
  emailsPerMinute?: number;
  prepare?: (workshop: TestEnvironment, dataDir: string) => Promise<Preparation>;
  /** Returns the reason why this run cannot cause the fault. */
  findObstacle?: () => Promise<string | undefined>;
  run(context: FaultContext): Promise<FaultResult | void>;
}

export interface Preparation extends ProcessVariation {
  settings?: Record<string, string>;
  end?: () => Promise<void>;
}

export interface FaultResult {
  traffic?: WebhookTraffic;
  check?: () => Promise<Check[]>;
  figures?: () => string[];
}

const pollMs = 25;
const restartTimeoutMs = 300_000;
const usualStartMs = 5000;
/** A slow machine needs longer for each start, so the first start of the run can extend the limit. */
const maxOfFirstStart = 1.5;

export const computeStartLimit = ({ apiStartMs }: Rig): number => Math.max(usualStartMs, apiStartMs * maxOfFirstStart);

export function signalPart(rig: Rig, part: string, signal: NodeJS.Signals): number | undefined {
  const pid = rig.findPid(part);
  if (pid === undefined) return undefined;
  try {
    process.kill(pid, signal);
    return pid;
  } catch {
    // The process has just ended.
    return undefined;
  }
}

export async function waitForRestart(rig: Rig, part: string, former: number | undefined): Promise<void> {
  for (const until = Date.now() + restartTimeoutMs; Date.now() < until; await delay(pollMs)) {
    const pid = rig.findPid(part);
    if (pid !== undefined && pid !== former) return;
  }
  throw new Error(`${part} was not started again.`);
}

export async function repeatInSlots(
  { durationMs, chance }: FaultContext,
  times: number,
  cause: (time: number) => Promise<void>,
): Promise<void> {
  const begun = Date.now();
  const slotMs = durationMs / times;
  for (let time = 0; time < times; time += 1) {
    await delay(Math.max(0, begun + (time + chance.between(0, 0.4)) * slotMs - Date.now()));
    await cause(time);
  }
}

export const countFor = (durationMs: number, everyMs: number, least = 1): number =>
  Math.max(least, Math.round(durationMs / everyMs));
