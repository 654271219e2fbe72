/** An upgrade restarts all processes one after the other, and no request may fail. */
import { setTimeout as delay } from 'node:timers/promises';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { toCheck } from '../checks/check.ts';
import { LivePageConnections } from '../load/live-page-connections.ts';
import { type RigProcess, waitUntilReady } from '../processes.ts';
import { findProxyObstacle } from '../proxy.ts';
import type { Rig } from '../rig.ts';
import { type FaultPlan, signalPart, waitForRestart } from './plan.ts';

/** The default in production. */
const drainSeconds = '5';
const stopTimeoutMs = 30_000;
const pagesOfMember = 4;
/** A stopping process spreads the reconnections of its pages over 30 seconds. */
const reconnectWithinMs = 35_000;
/** Maximum share of the reconnections that fall into the same second. */
const maxShareInSecond = 0.3;

export const rollingRestart: FaultPlan = {
  id: 'F15',
  title: 'two api and two worker processes restarted one after the other behind a proxy',
  processes: { apis: 2, workers: 2 },
  toleratesNoError: true,
  findObstacle: findProxyObstacle,
  prepare: async () => ({ settings: { DRAIN_SECONDS: drainSeconds } }),
  run: async ({ rig, load, chance, durationMs }) => {
    const begun = Date.now();
    const connections = new LivePageConnections(chance);
    await connections.open(
      load.people.granted,
      Array.from({ length: pagesOfMember }, () => rig.url),
    );
    const restarts: number[] = [];
    for (const each of [...rig.apis, ...rig.workers]) restarts.push(await restart(rig, each));
    await delay(Math.max(0, durationMs - (Date.now() - begun)));
    const lost = await connections.waitUntilConnected(reconnectWithinMs);
    connections.close();
    const cuts = connections.pages.filter((page) => page.cuts > 0).map(({ owner }) => owner.id);
    const waits = connections.pages.flatMap(({ reconnections }) =>
      reconnections.map(({ lostAt, connectedAt }) => connectedAt - lostAt),
    );
    const inSecond = findMostInSecond(waits);
    return {
      check: async () => [
        toCheck('I17', 'open pages that were disconnected without a request to reconnect', cuts),
        { ...toCheck('I17', 'open pages that did not connect again', []), found: lost },
        toCheck(
          'I17',
          'open pages that connected at the same time',
          inSecond > Math.max(2, waits.length * maxShareInSecond) ? [`${inSecond} of ${waits.length}`] : [],
        ),
      ],
      figures: () => [
        `restarts in ${restarts.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
        `${connections.pages.length} open pages, ${waits.length} connected again ${describe(waits)}, at most ${inSecond} in a second`,
      ],
    };
  },
};

/** deploy/systemd also kills a process that exceeds this time limit. */
async function restart(rig: Rig, { name, url }: RigProcess): Promise<number> {
  const begun = Date.now();
  const former = signalPart(rig, name, 'SIGTERM');
  const killing = setTimeout(() => {
    if (rig.findPid(name) === former) signalPart(rig, name, 'SIGKILL');
  }, scaleForLoad(stopTimeoutMs));
  await waitForRestart(rig, name, former).finally(() => clearTimeout(killing));
  await waitUntilReady([{ name, url }]);
  return Date.now() - begun;
}

function findMostInSecond(waits: readonly number[]): number {
  const counts = Map.groupBy(waits, (ms) => Math.floor(ms / 1000));
  return Math.max(0, ...[...counts.values()].map(({ length }) => length));
}

function describe(waits: readonly number[]): string {
  const seconds = waits.map((ms) => ms / 1000).toSorted((one, other) => one - other);
  return `after ${seconds.at(0)?.toFixed(1) ?? '-'} to ${seconds.at(-1)?.toFixed(1) ?? '-'} s`;
}
