import { badNetwork } from './network.ts';
import { fuzzedRequests } from './fuzz.ts';
import { fullDisk } from './disk.ts';
import { killApi, killPostgres, killWorkers, rollingRestart } from './kill-processes.ts';
import { lostRedis } from './redis.ts';
import { movedClock } from './clock.ts';
import { killedDownloads } from './downloads.ts';
import type { FaultPlan } from './plan.ts';
import { faultyMailbox, faultyStripe } from './providers.ts';
import { slowClients } from './slow-clients.ts';
import { stopSite, stopWorker } from './stop-processes.ts';
import { unreliableWebhooks } from './webhooks.ts';

export const faultPlans: readonly FaultPlan[] = [
  ...[killApi, killWorkers, killPostgres, lostRedis, stopWorker, stopSite, fullDisk, movedClock],
  ...[
    faultyStripe,
    faultyMailbox,
    unreliableWebhooks,
    slowClients,
    badNetwork,
    fuzzedRequests,
    rollingRestart,
    killedDownloads,
  ],
];
