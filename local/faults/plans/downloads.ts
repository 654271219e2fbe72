import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { requestJson } from '../../run/http-client.ts';
import { KilledRestores } from './killed-restore.ts';
import {
  type FaultContext,
  type FaultPlan,
  computeStartLimit,
  countFor,
  repeatInSlots,
  signalPart,
  waitForRestart,
} from './plan.ts';

const readAheadMs = 300;

export const killedDownloads: FaultPlan = {
  id: 'F17',
  title: 'api killed while it sends a recording and an export, and a restore killed',
  run: async (context) => {
    const url = await linkToRecording(context);
    const whole = await download(url);
    const restores = await KilledRestores.prepare(context);
    await repeatInSlots(context, countFor(context.durationMs, 15_000, 2), (time) =>
      time % 2 === 0 ? interrupt(context, url, whole) : restores.killOne(context),
    );
    return { check: () => restores.check() };
  },
};

async function interrupt({ rig, load, observations, chance }: FaultContext, url: string, whole: Buffer): Promise<void> {
  const { token } = chance.pickOne(load.people.granted);
  await observations.disturb(async () => {
    const recording = await open(url, 0);
    const begin = await readPart(recording, whole.length / 2);
    const exporting = openExport(rig.url, token);
    await delay(chance.between(0, readAheadMs));
    const former = signalPart(rig, 'api', 'SIGKILL');
    recording.destroy();
    await exporting;
    await waitForRestart(rig, 'api', former);
    await observations.awaitRecovery('api', rig.url, computeStartLimit(rig));
    const rest = await download(url, begin.length);
    if (!Buffer.concat([begin, rest]).equals(whole)) load.findings.brokenDownloads.push('a recording');
    if (!isComplete(await openExport(rig.url, token))) load.findings.brokenDownloads.push('an export');
  });
}

async function linkToRecording({ rig }: FaultContext): Promise<string> {
  const list = { method: 'GET' as const, url: `${rig.url}/api/meditations` };
  const { items } = await requestJson<{ items: { id: string; visibilityTier: string }[] }>(list);
  const meditation = items.find(({ visibilityTier }) => visibilityTier === 'free');
  if (!meditation) throw new Error('The demo data have no meditation for everyone.');
  const link = await requestJson<{ url: string }>({
    ...{ method: 'POST', url: `${rig.url}/api/media/meditations/${meditation.id}/link`, body: {} },
  });
  return new URL(link.url, rig.url).href;
}

function open(url: string, from: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { range: `bytes=${from}-` }, agent: false }, resolve)
      .once('error', reject)
      .end();
  });
}

async function readPart(response: IncomingMessage, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let read = 0;
  response.on('error', () => undefined);
  while (read < length) {
    const part = response.read() as Buffer | null;
    if (part === null) {
      if (response.readableEnded) break;
      await delay(1);
      continue;
    }
    parts.push(part);
    read += part.length;
  }
  return Buffer.concat(parts);
}

async function download(url: string, from = 0): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await open(url, from)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function openExport(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/account/export`, { headers })
    .then((response) => response.text())
    .catch(() => '');
}

function isComplete(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
