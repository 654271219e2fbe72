import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from 'stand-ins/ports';
import { waitUntil } from '../until.ts';
import { ApiProcess } from './api-process.ts';
import { readSound } from './sound.ts';
import { tusHeaders } from './uploads.ts';

/** `npm start` runs the product with the same memory settings. */
const memorySettings = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2' };
const sampleEveryMs = 50;
const settleMs = 1_000;

interface Fault {
  readonly position: number;
  readonly isKill: boolean;
}

export interface FaultyUpload {
  readonly accessToken: string;
  readonly location: string;
  readonly size: number;
  readonly cuts: number;
  readonly kills: number;
}

export interface UploadFigures {
  readonly sha256: string;
  readonly seconds: number;
  readonly megabytesAboveIdle: number;
}

export async function uploadWithFaults(upload: FaultyUpload): Promise<UploadFigures> {
  const { location, size, accessToken } = upload;
  const settings = { ...memorySettings, PORT: String(await findFreePorts(1)), LOG_LEVEL: 'error' };
  const began = performance.now();
  let [megabytesAboveIdle, idle, pausedMs] = [0, 0, 0];
  let api = await startReady(settings);
  const readOffset = async () => {
    const headers = { ...tusHeaders, authorization: `Bearer ${accessToken}` };
    const { status, headers: found } = await fetch(api.url + location, { method: 'HEAD', headers });
    return status === 200 ? Number(found.get('upload-offset')) : undefined;
  };
  const faults = chooseFaults(upload);
  for (let isFresh = true; ;) {
    let offset: number | undefined;
    await waitUntil(async () => (offset = await readOffset().catch(() => undefined)) !== undefined);
    const from = offset ?? 0;
    if (from === size) break;
    if (isFresh) {
      await delay(settleMs);
      pausedMs += settleMs;
      idle = readMemory(api.pid);
    }
    const fault = faults.find(({ position }) => position > from);
    if (fault) faults.splice(0, faults.indexOf(fault) + 1);
    const watch = watchMemory(api.pid);
    await send({ ...upload, url: api.url + location, from, to: fault?.position ?? size });
    megabytesAboveIdle = Math.max(megabytesAboveIdle, watch.stop() - idle);
    isFresh = fault?.isKill ?? false;
    if (!isFresh) continue;
    await api.kill();
    api = await startReady(settings);
  }
  await api.kill();
  const seconds = (performance.now() - began - pausedMs) / 1_000;
  return { sha256: await computeSha256(readSound(size)), seconds, megabytesAboveIdle };
}

async function startReady(settings: Record<string, string>): Promise<ApiProcess> {
  const api = await ApiProcess.start(settings);
  await waitUntil(async () => (await api.get('/api/health/ready').catch(() => undefined))?.status === 200);
  return api;
}

export async function computeSha256(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest('hex');
}

/** A fixed start value gives the same positions in each run. */
function chooseFaults({ size, cuts, kills }: FaultyUpload): Fault[] {
  let state = 20_261_126;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const positions = Array.from({ length: cuts + kills }, () => 1 + Math.floor(random() * (size - 1)));
  const every = Math.ceil((cuts + kills) / kills);
  return positions.sort((a, b) => a - b).map((position, at) => ({ position, isKill: at % every === every - 1 }));
}

async function send(part: FaultyUpload & { url: string; from: number; to: number }): Promise<void> {
  const outgoing = request(part.url, {
    method: 'PATCH',
    headers: {
      ...{ ...tusHeaders, authorization: `Bearer ${part.accessToken}`, 'upload-offset': String(part.from) },
      ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(part.size - part.from) },
    },
  });
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve));
  outgoing.on('error', () => undefined);
  outgoing.on('response', (response) => response.resume());
  for (const chunk of readSound(part.size, part.from, part.to)) {
    if (outgoing.destroyed) break;
    if (!outgoing.write(chunk)) await Promise.race([new Promise((next) => outgoing.once('drain', next)), closed]);
  }
  if (part.to < part.size) outgoing.destroy();
  else outgoing.end();
  await closed;
}

function watchMemory(pid: number): { stop(): number } {
  let highest = readMemory(pid);
  const timer = setInterval(() => (highest = Math.max(highest, readMemory(pid))), sampleEveryMs);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(highest, readMemory(pid));
    },
  };
}

function readMemory(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
