import { setTimeout as delay } from 'node:timers/promises';
import { requestJson } from '../../run/http-client.ts';
import {
  type FaultContext,
  type FaultPlan,
  computeStartLimit,
  countFor,
  repeatInSlots,
  signalPart,
  waitForRestart,
} from './plan.ts';

const databaseRecoveryMs = 15_000;
const workers = ['worker', 'worker-2'] as const;
const holdMs = 3000;
const holdRoutes = ['/:emails', '/:emails/batch'];
const sendTimeoutMs = 15_000;
const pollMs = 50;

export const killedApi: FaultPlan = {
  id: 'F1',
  title: 'api killed',
  run: (context) => repeatInSlots(context, countFor(context.durationMs, 10_000, 2), () => killOneApi(context)),
};

export const killedWorkers: FaultPlan = {
  id: 'F2',
  title: 'worker killed, also after the email provider stored an email and before it responds',
  run: (context) =>
    repeatInSlots(context, countFor(context.durationMs, 6000, 4), (time) =>
      time % 4 === 1 ? killBetweenResponseAndCommit(context) : killOneWorker(context, time),
    ),
};

export const killedPostgres: FaultPlan = {
  id: 'F3',
  title: 'PostgreSQL killed',
  run: (context) =>
    repeatInSlots(context, countFor(context.durationMs, 30_000), () =>
      context.observations.disturb(async () => {
        const { rig, observations } = context;
        const former = signalPart(rig, 'postgres', 'SIGKILL');
        await waitForRestart(rig, 'postgres', former);
        await observations.awaitRecovery('postgres', rig.url, databaseRecoveryMs);
      }),
    ),
};

function killOneApi({ rig, observations }: FaultContext): Promise<void> {
  return observations.disturb(async () => {
    const former = signalPart(rig, 'api', 'SIGKILL');
    await waitForRestart(rig, 'api', former);
    await observations.awaitRecovery('api', rig.url, computeStartLimit(rig));
  });
}

async function killOneWorker({ rig }: FaultContext, time: number): Promise<void> {
  const part = workers[time % workers.length] ?? 'worker';
  const former = signalPart(rig, part, 'SIGKILL');
  await waitForRestart(rig, part, former);
}

async function killBetweenResponseAndCommit({ rig }: FaultContext): Promise<void> {
  const countSent = async () => {
    const url = `${rig.mailing.mailboxUrl}/_/sent?after=${Number.MAX_SAFE_INTEGER}`;
    return (await requestJson<{ total: number }>({ method: 'GET', url })).total;
  };
  // The mailbox uses the first fault that matches, so the other faults must be removed first.
  await rig.control('mailbox', 'faults', {});
  for (const route of holdRoutes) await rig.control('mailbox', 'faults', { route, respondAfterMs: holdMs });
  const before = await countSent();
  for (const until = Date.now() + sendTimeoutMs; Date.now() < until && (await countSent()) === before;)
    await delay(pollMs);
  const former = workers.map((part) => signalPart(rig, part, 'SIGKILL'));
  await rig.control('mailbox', 'faults', {});
  for (const [at, part] of workers.entries()) await waitForRestart(rig, part, former[at]);
}
