/** Measuring calls: how many in a second, and how long each. Plain sockets kept open, so that the asking costs little. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  body?: object;
}

export interface Reply {
  status: number;
  text: string;
}

export function call({ method, url, token, body }: Call): Promise<Reply> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asked.once('error', reject);
    asked.end(sent);
  });
}

/** The JSON of an answer that must be good. */
export async function ask<T>(wanted: Call): Promise<T> {
  const { status, text } = await call(wanted);
  if (status !== 200) throw new Error(`${wanted.method} ${wanted.url} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}

/** How often a second all workers together get their work done, over some seconds after a short warming up. */
export async function perSecond(workers: (() => Promise<unknown>)[], seconds = 4): Promise<number> {
  await Promise.all(workers.map((work) => repeatFor(0.7, work)));
  const begun = performance.now();
  const done = await Promise.all(workers.map((work) => repeatFor(seconds, work)));
  return done.reduce((sum, count) => sum + count, 0) / ((performance.now() - begun) / 1000);
}

/** The median times in ms of several works, each done so often, in turn: what slows the machine slows them all. */
export async function mediansInTurn(times: number, ...works: (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let round = 0; round < times; round += 1) {
    for (const [index, work] of works.entries()) {
      const begun = performance.now();
      await work();
      taken[index]?.push(performance.now() - begun);
    }
  }
  return taken.map(medianOf);
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [below = 0, above = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (below + above) / 2;
}

async function repeatFor(seconds: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; count += 1) await work();
  return count;
}
