import { request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '../run/http-client.ts';
import type { BenchmarkFigure } from './figure.ts';
import { measureMemoryInMb } from './memory.ts';

interface MeasuredMedia {
  site: string;
  pid: number;
}

const listeners = 200;
const everyMs = 25;
const listenSeconds = 15;
const bytesPerSecond = 32_768;

export async function measureMediaFigures({ site, pid }: MeasuredMedia): Promise<BenchmarkFigure[]> {
  const url = await linkToLongSit(site);
  await listen(url, Date.now() + 1_000);
  const before = measureMemoryInMb([pid]) ?? 0;
  const until = Date.now() + listeners * everyMs + listenSeconds * 1_000;
  const waits: Promise<number>[] = [];
  for (let count = 0; count < listeners; count += 1) {
    waits.push(listen(url, until));
    await delay(everyMs);
  }
  let most = before;
  while (Date.now() < until) {
    most = Math.max(most, measureMemoryInMb([pid]) ?? 0);
    await delay(1_000);
  }
  const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(listeners * 0.95)] ?? 0;
  return [
    {
      name: `${listeners} listeners, memory of one process`,
      value: `${most - before} MB more`,
      bound: 'at most 150 MB',
    },
    { name: `${listeners} listeners, first byte`, value: `${p95.toFixed(1)} ms (p95)`, bound: 'under 100 ms' },
  ];
}

async function listen(url: string, until: number): Promise<number> {
  const begun = performance.now();
  let firstByteMs: number | undefined;
  for (let at = 0; Date.now() < until;) {
    const answer = await rangeFrom(url, at);
    for await (const chunk of answer) {
      firstByteMs ??= performance.now() - begun;
      at += (chunk as Buffer).length;
      if (Date.now() >= until) break;
      await delay(((chunk as Buffer).length / bytesPerSecond) * 1_000);
    }
  }
  return firstByteMs ?? Infinity;
}

function rangeFrom(url: string, at: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { range: `bytes=${at}-` } }, (answer) => {
      if (answer.statusCode === 206) return resolve(answer);
      answer.resume();
      reject(new Error(`A range was answered with ${answer.statusCode}.`));
    });
    asked.once('error', reject);
    asked.end();
  });
}

async function linkToLongSit(site: string): Promise<string> {
  const json = async <T>(path: string, body: object, token?: string) => {
    const { status, text } = await sendRequest({ method: 'POST', url: site + path, body, ...(token ? { token } : {}) });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  const credentials = { email: 'admin@example.org', password: 'demo-password' };
  const { access_token: token } = await json<{ access_token: string }>(
    '/api/auth/token?grant_type=password',
    credentials,
  );
  const sit = { title: 'A sit for the bench', url: '/files/media/meditation-3.m4a', visibilityTier: 'free' };
  const { id } = await json<{ id: string }>('/api/admin/meditations', sit, token);
  return site + (await json<{ url: string }>(`/api/media/meditations/${id}/link`, {}, token)).url;
}
