import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookTraffic } from '../billing/webhook-network.ts';
import type { Load } from '../load/load.ts';
import type { Observations } from '../observations.ts';
import type { Check } from '../checks/check.ts';
import type { RigProcesses } from '../processes.ts';
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
  /** Connects the product to its database and providers through proxies. */
  needsProxies?: boolean;
  /** Processes of the product, by default one api and two workers. */
  processes?: RigProcesses;
  /** True: no request may fail outside the time of a fault. Otherwise one in a thousand may. */
  toleratesNoError?: boolean;
  /** Prepares the machine for a rig in `dataDir`. */
  prepare?: (workshop: TestEnvironment, dataDir: string) => Promise<Preparation>;
  /** Reason why this run cannot cause the fault; undefined if it can. */
  findObstacle?: () => Promise<string | undefined>;
  run(context: FaultContext): Promise<FaultResult | void>;
}

export interface Preparation {
  /** Additional settings of the product. */
  settings?: Record<string, string>;
  /** Folder of the release that the product runs, by default this repository. */
  repository?: string;
  /** Undoes the preparation after the product has ended. */
  end?: () => Promise<void>;
}

export interface FaultResult {
  /** Webhooks that the test delivered itself. */
  traffic?: WebhookTraffic;
  /** Checks that must find nothing when all work is done. */
  check?: () => Promise<Check[]>;
  figures?: () => string[];
}

const pollMs = 25;
/** Longer than the time in which a process must stop, also on a busy machine. */
const restartTimeoutMs = 300_000;

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

/** Waits until the supervisor has restarted a part whose process id was `former`. */
export async function waitForRestart(rig: Rig, part: string, former: number | undefined): Promise<void> {
  for (const until = Date.now() + restartTimeoutMs; Date.now() < until; await delay(pollMs)) {
    const pid = rig.findPid(part);
    if (pid !== undefined && pid !== former) return;
  }
  throw new Error(`${part} was not started again.`);
}

/** Divides the time into equal parts, and runs `cause` at a random moment in the first 40 % of each part. */
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
