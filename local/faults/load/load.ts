import { setTimeout as delay } from 'node:timers/promises';
import type { SiteConnection } from '../billing/site.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { LoadClient } from './client.ts';
import type { LoadPeople } from './people.ts';
import { buyPlan, changeSubscriptionAtStripe } from './purchases.ts';
import { sendReadRequest } from './reads.ts';
import { runSessionStep } from './sessions.ts';
import { grantPlan, signUpMember, joinMailingList, writeJournal } from './writes.ts';

export interface Load {
  client: LoadClient;
  site: SiteConnection;
  people: LoadPeople;
  chance: SeededRandom;
  findings: LoadFindings;
}

export interface LoadFindings {
  loggedOut: string[];
  falseWebhooks: number;
  falseAccepted: string[];
  brokenDownloads: string[];
  /** Random requests that failed with a 5xx status other than 503, or ended the api. */
  failedRequests: string[];
  /** Operations that were omitted because too many were open. */
  skipped: number;
  operations: number;
}

export const createFindings = (): LoadFindings => ({
  ...{ loggedOut: [], falseWebhooks: 0, falseAccepted: [], brokenDownloads: [], failedRequests: [] },
  ...{ skipped: 0, operations: 0 },
});

const mix: readonly (readonly [share: number, operation: (load: Load) => Promise<void>])[] = [
  [38, sendReadRequest],
  [15, runSessionStep],
  [5, signUpMember],
  [10, buyPlan],
  [15, changeSubscriptionAtStripe],
  [5, grantPlan],
  [5, writeJournal],
  [7, joinMailingList],
];
const maxOpen = 100;
/** Operations of the mix per second. A faster load adds only reads, because most requests of a site are reads. */
const maxMixedRate = 15;

export async function runLoad(load: Load, rate: number, isOver: () => boolean): Promise<void> {
  const open = new Set<Promise<void>>();
  const crashes: unknown[] = [];
  const begun = performance.now();
  for (let number = 0; !isOver(); number += 1) {
    await delay(Math.max(0, begun + (number * 1000) / rate - performance.now()));
    const isRead = load.chance.between(0, rate) >= maxMixedRate;
    const operation = isRead ? sendReadRequest : pickOperation(load.chance);
    if (open.size >= maxOpen) {
      load.findings.skipped += 1;
      continue;
    }
    load.findings.operations += 1;
    const run = operation(load)
      .catch((error: unknown) => void crashes.push(error))
      .finally(() => open.delete(run));
    open.add(run);
  }
  await Promise.all(open);
  if (crashes.length > 0) throw new Error(`${crashes.length} operations of the load failed.`, { cause: crashes[0] });
}

function pickOperation(chance: SeededRandom): (load: Load) => Promise<void> {
  let left = chance.between(0, 100);
  return mix.find(([share]) => (left -= share) < 0)?.[1] ?? sendReadRequest;
}
