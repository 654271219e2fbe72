import { setTimeout as delay } from 'node:timers/promises';
import { type Check, toCheck } from '../checks/check.ts';
import { checkRepeatedWork, countWork, settingsOfWorkLog } from '../checks/repeated-work.ts';
import { measureContentChanges } from '../load/content-changes.ts';
import { LivePageConnections } from '../load/live-page-connections.ts';
import { type SessionMember, signUp } from '../load/people.ts';
import { watchPages } from '../load/watched-pages.ts';
import { findProxyObstacle } from '../proxy.ts';
import { type FaultContext, type FaultPlan, type FaultResult, countFor, repeatInSlots } from './plan.ts';
import { emptyRedis, findRedisObstacle, killRedis, prepareRedis, suspendRedis } from './redis.ts';

const processes = { apis: 4, workers: 4 };
const members = 6;
const changes = 5;
const plans = ['seeker', 'creator'];
const limit = 20;
const requests = 3 * limit;
const settings = { ...settingsOfWorkLog, LIMIT_FORMS: String(limit) };
const notifiedWithinMs = 10_000;

export const manyProcesses: FaultPlan = {
  ...{ id: 'F18', title: 'four api and four worker processes', processes, toleratesNoError: true },
  findObstacle: findProxyObstacle,
  prepare: async () => ({ settings }),
  run: (context) => checkAsOne(context, '192.0.2.18', async () => undefined),
};

export const manyProcessesOnRedis: FaultPlan = {
  ...{
    id: 'F19',
    title: 'four api and four worker processes on Redis, which is stopped, emptied and killed',
    processes,
  },
  findObstacle: async () => (await findProxyObstacle()) ?? findRedisObstacle(),
  prepare: async (workshop) => ({ settings: { ...settings, ...(await prepareRedis(workshop)) } }),
  run: (context) => checkAsOne(context, '192.0.2.19', loseRedis),
};

async function loseRedis(context: FaultContext): Promise<string[]> {
  const { rig, observations } = context;
  const pages = watchPages(rig.apis.map(({ url }) => url));
  const outages = [suspendRedis, emptyRedis, killRedis];
  await repeatInSlots(context, countFor(context.durationMs, 15_000, outages.length), (time) =>
    observations.disturb(async () => outages[time % outages.length]?.()),
  );
  return pages.stop();
}

/** Faults that run together need different values of `ip`, because a limit counts the requests of one IP. */
async function checkAsOne(
  context: FaultContext,
  ip: string,
  disturb: (context: FaultContext) => Promise<string[] | undefined>,
): Promise<FaultResult> {
  const { rig, load, chance } = context;
  const urls = rig.apis.map(({ url }) => url);
  const pids = readPids(context);
  const connections = new LivePageConnections(chance);
  const owners = await signUpOwners(context);
  await connections.open(owners, urls);
  const limits = await countAccepted(urls, ip);
  const visible = await measureContentChanges(load, urls, changes);
  const granted = await changePlans(context, owners);
  await waitUntilNotified(connections, granted);
  const notifications = connections.pages.map(({ owner, entitlements }) => entitlements - (granted.get(owner.id) ?? 0));
  const pageFaults = await disturb(context);
  const restarted = [...readPids(context)].filter(([name, pid]) => pids.get(name) !== pid);
  connections.close();
  const slowest = Math.max(...visible.map(({ tookMs }) => tookMs));
  return {
    check: async (): Promise<Check[]> => [
      checkRepeatedWork(rig),
      toCheck(
        'I17',
        'open pages with more or fewer messages than changes',
        notifications.filter((difference) => difference !== 0).map((difference) => `${difference} messages`),
      ),
      { ...toCheck('I17', 'owners of open pages who could not sign up', []), found: members - owners.length },
      toCheck('I18', 'limits that processes do not share', isShared(limits) ? [] : [describeLimit(limits)]),
      toCheck(
        'I18',
        'changes of content that some process shows too late',
        visible.flatMap(({ tookMs, limitMs }) => (tookMs > limitMs ? `${tookMs} ms, limit ${limitMs} ms` : [])),
      ),
      toCheck('I8', 'public pages that failed during an outage', pageFaults ?? []),
      toCheck(
        'I12',
        'processes that needed a restart',
        restarted.map(([name]) => name),
      ),
    ],
    figures: () => {
      const { reactions, schedules, repeated } = countWork(rig);
      return [
        `${reactions} reactions and ${schedules} schedules in ${rig.workers.length} workers, ${repeated.length} repeated`,
        `${connections.pages.length} open pages in ${rig.apis.length} apis, ${sum(granted)} changes of plans`,
        describeLimit(limits),
        `${visible.length} changes of content on every api after at most ${slowest} ms`,
      ];
    },
  };
}

function readPids({ rig }: FaultContext): Map<string, number | undefined> {
  return new Map([...rig.apis, ...rig.workers].map(({ name }) => [name, rig.findPid(name)]));
}

async function signUpOwners({ load }: FaultContext): Promise<{ id: string; token: string }[]> {
  const signedUp = await Promise.all(Array.from({ length: members }, () => signUp(load.client)));
  return signedUp
    .filter((member): member is SessionMember => member !== undefined)
    .map(({ id, accessToken }) => ({ id, token: accessToken }));
}

async function changePlans({ load }: FaultContext, owners: readonly { id: string }[]): Promise<Map<string, number>> {
  const counts = new Map(owners.map(({ id }) => [id, 0]));
  for (let change = 0; change < changes; change += 1)
    for (const { id } of owners) {
      const { status } = await load.client.send({
        ...{ method: 'POST', path: '/api/functions/admin-update-user-plan', token: load.people.adminToken },
        body: { targetUserId: id, plan: plans[change % plans.length], planStatus: null, planInterval: null },
      });
      if (status === 200) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  return counts;
}

async function waitUntilNotified({ pages }: LivePageConnections, granted: Map<string, number>): Promise<void> {
  const begun = Date.now();
  const isDone = () => pages.every(({ owner, entitlements }) => entitlements >= (granted.get(owner.id) ?? 0));
  while (Date.now() - begun < notifiedWithinMs && !isDone()) await delay(100);
  await delay(Math.max(1000, Date.now() - begun));
}

interface CountedLimit {
  accepted: number;
  rejected: number;
  /** Statuses of the requests that did not reach the limit. */
  others: readonly number[];
}

async function countAccepted(urls: readonly string[], ip: string): Promise<CountedLimit> {
  const body = JSON.stringify({ name: 'Rig', email: 'rig@example.org', message: 'May I visit in spring?' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
  const statuses = await Promise.all(
    Array.from({ length: requests }, async (_, at) => {
      const response = await fetch(`${urls[at % urls.length]}/api/forms/contact`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const others = statuses.filter((status) => status !== 201 && status !== 429);
  return { accepted: count(201), rejected: count(429), others };
}

const isShared = ({ accepted, rejected }: CountedLimit): boolean => accepted === limit && rejected === requests - limit;

const describeLimit = ({ accepted, rejected, others }: CountedLimit): string =>
  `limit of ${limit}: ${accepted} accepted, ${rejected} rejected` +
  (others.length > 0 ? `, ${others.length} without the limit (status ${[...new Set(others)].join(', ')})` : '');

const sum = (counts: Map<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);
