import { setTimeout as delay } from 'node:timers/promises';
import type { SlownessMeter } from './slowness-meter.ts';

export interface Recovery {
  part: string;
  tookMs: number;
  limitMs: number;
}

const pollMs = 50;
const giveUpMs = 120_000;

export class Observations {
  readonly recoveries: Recovery[] = [];
  private readonly windows: { from: number; to: number }[] = [];
  private readonly meter: Pick<SlownessMeter, 'average'>;

  constructor(meter: Pick<SlownessMeter, 'average'>) {
    this.meter = meter;
  }

  async disturb<T>(work: () => Promise<T>): Promise<T> {
    const window = { from: Date.now(), to: Infinity };
    this.windows.push(window);
    try {
      return await work();
    } finally {
      window.to = Date.now();
    }
  }

  isDisturbed(from: number, to: number, graceMs: number): boolean {
    return this.windows.some((window) => from <= window.to + graceMs && to >= window.from);
  }

  /** `limitMs` is the limit on an idle machine. */
  async awaitRecovery(part: string, url: string, limitMs: number, isRecovered = isResponding): Promise<void> {
    const from = Date.now();
    while (Date.now() - from < giveUpMs && !(await isRecovered(url))) await delay(pollMs);
    const to = Date.now();
    this.recoveries.push({ part, tookMs: to - from, limitMs: limitMs * this.meter.average(from, to) });
  }
}

const isResponding = async (url: string): Promise<boolean> => (await request(`${url}/api/events`)) === 200;

/** A sign-up without an email changes nothing, and gets 503 while the site is read-only. */
export async function acceptsWrites(url: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const status = await request(`${url}/api/auth/signup`, { method: 'POST', headers, body: '{}' });
  return status >= 400 && status < 500;
}

function request(url: string, options: RequestInit = {}): Promise<number> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}
