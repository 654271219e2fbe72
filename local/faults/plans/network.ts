import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlan } from './plan.ts';

const faults = { latencyMs: 200, resetShare: 0.05, frozenShare: 0.02 };
const recoveryMs = 15_000;

export const badNetwork: FaultPlan = {
  id: 'F13',
  title: 'slow, reset and silent connections to the database, to Redis with --redis, and to the providers',
  needsProxies: true,
  run: ({ rig, observations, durationMs }) =>
    observations.disturb(async () => {
      for (const proxy of rig.proxies) proxy.disturb(faults);
      await delay(durationMs);
      for (const proxy of rig.proxies) proxy.heal();
      await observations.awaitRecovery('network', rig.url, recoveryMs);
    }),
};
