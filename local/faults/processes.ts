import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessVariant } from '../start/product-processes.ts';

export interface RigProcesses {
  /** With more than one api, a proxy is in front of the apis. */
  apis: number;
  workers: number;
}

export interface RigProcess {
  name: string;
  /** A request to this URL does not pass the proxy. */
  url: string;
  variant: ProcessVariant;
}

export interface ProcessVariation {
  repository?: string | undefined;
  /** Environment variables of a single process. */
  environmentOf?: ((name: string) => Record<string, string>) | undefined;
}

export const usualProcesses: RigProcesses = { apis: 1, workers: 2 };

const portsOfProduct = 4;
const pollMs = 100;
const startTimeoutMs = 120_000;

export const countPorts = ({ apis, workers }: RigProcesses): number => portsOfProduct + apis + workers;

export function planProcesses(
  { apis, workers }: RigProcesses,
  port: number,
  { repository, environmentOf }: ProcessVariation = {},
): { apis: RigProcess[]; workers: RigProcess[] } {
  const ownPort = (index: number) => port + portsOfProduct + index;
  const plan = (kind: string, index: number, processPort: number, environment: Record<string, string>): RigProcess => {
    const name = index === 0 ? kind : `${kind}-${index + 1}`;
    const variant = {
      name,
      environment: { ...environment, ...environmentOf?.(name) },
      ...(repository && { repository }),
    };
    return { name, url: `http://127.0.0.1:${processPort}`, variant };
  };
  const planApi = (index: number) => {
    if (apis === 1) return plan('api', 0, port, {});
    return plan('api', index, ownPort(index), { PORT: String(ownPort(index)), TRUST_PROXY: '1' });
  };
  const planWorker = (index: number) =>
    plan('worker', index, ownPort(apis + index), { WORKER_HEALTH_PORT: String(ownPort(apis + index)) });
  return {
    apis: Array.from({ length: apis }, (_, index) => planApi(index)),
    workers: Array.from({ length: workers }, (_, index) => planWorker(index)),
  };
}

/** Waits also for a worker, without which no process is ready. */
export const waitUntilReady = (processes: readonly Pick<RigProcess, 'name' | 'url'>[]): Promise<void> =>
  waitForStatus(processes, '/api/health/ready');

export const waitUntilServing = (apis: readonly Pick<RigProcess, 'name' | 'url'>[]): Promise<void> =>
  waitForStatus(apis, '/api/events');

async function waitForStatus(processes: readonly Pick<RigProcess, 'name' | 'url'>[], path: string): Promise<void> {
  const until = Date.now() + startTimeoutMs;
  for (const { name, url } of processes)
    while (!(await isOk(url + path))) {
      if (Date.now() > until) throw new Error(`${name} was not ready in time.`);
      await delay(pollMs);
    }
}

function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}
