import { badNetwork } from './network.ts';
import { fuzzedRequests } from './fuzz.ts';
import { fullDisk } from './disk.ts';
import { killedApi, killedPostgres, killedWorkers } from './kill-processes.ts';
import { lostRedis } from './redis.ts';
import { manyProcesses, manyProcessesOnRedis } from './many-processes.ts';
import { movedClock } from './clock.ts';
import { killedDownloads } from './downloads.ts';
import { noFault } from './no-fault.ts';
import type { FaultPlan } from './plan.ts';
import { createPreviousRelease } from './previous-release.ts';
import { faultyMailbox, faultyStripe } from './providers.ts';
import { rollingRestart } from './rolling-restart.ts';
import { slowClients } from './slow-clients.ts';
import { stoppedPostgres, stoppedSite, stoppedWorker } from './stop-processes.ts';
import { unreliableWebhooks } from './webhooks.ts';

/** `release` is the tag or the commit of the earlier release of F16. */
export const listFaultPlans = (release?: string): readonly FaultPlan[] => [
  ...[noFault, killedApi, killedWorkers, killedPostgres, lostRedis, stoppedWorker, stoppedSite, fullDisk, movedClock],
  ...[faultyStripe, faultyMailbox, unreliableWebhooks, slowClients, badNetwork, fuzzedRequests, rollingRestart],
  ...[createPreviousRelease(release), killedDownloads, manyProcesses, manyProcessesOnRedis],
  stoppedPostgres,
];
