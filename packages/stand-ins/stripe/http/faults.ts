import { createInvalidRequestError } from '../stripe-error.ts';

export interface SimulatedFault {
  /** Has the form `GET /v1/subscriptions/:id`, and `*` means all routes. */
  route: string;
  rate: number;
  skip?: number;
  times?: number;
  latencyMs?: number;
  status?: number;
  retryAfter?: number;
  /** Executes the request, but closes the connection without a response. */
  resetAfterCommit?: boolean;
  /** Executes the request, and responds after this time. */
  respondAfterMs?: number;
  hang?: boolean;
}

export class SimulatedFaults {
  private readonly byRoute = new Map<string, SimulatedFault>();

  set(request: Record<string, unknown>): SimulatedFault[] {
    const { route, rate = 1, ...effects } = request;
    if (route === undefined) this.byRoute.clear();
    else if (typeof route !== 'string')
      throw createInvalidRequestError('route is a text such as POST /v1/refunds', 'route');
    else if (Object.keys(effects).length === 0) this.byRoute.delete(route);
    else this.byRoute.set(route, { route, rate: rateOf(rate), ...effectsOf(effects) });
    return [...this.byRoute.values()];
  }

  clear(): void {
    this.byRoute.clear();
  }

  draw(method: string, path: string): SimulatedFault | undefined {
    const faults = [...this.byRoute.values()];
    const fault = faults.find(({ route, rate }) => matches(route, method, path) && Math.random() < rate);
    if (fault?.skip) {
      fault.skip -= 1;
      return undefined;
    }
    if (fault?.times !== undefined && (fault.times -= 1) === 0) this.byRoute.delete(fault.route);
    return fault;
  }
}

function rateOf(rate: unknown): number {
  if (typeof rate !== 'number' || rate < 0 || rate > 1) throw createInvalidRequestError('rate is from 0 to 1', 'rate');
  return rate;
}

function effectsOf(effects: Record<string, unknown>): Omit<SimulatedFault, 'route' | 'rate'> {
  const { status, resetAfterCommit, hang, ...numbers } = effects;
  const { skip, times, latencyMs, respondAfterMs, retryAfter, ...others } = numbers;
  const [unknown] = Object.keys(others);
  if (unknown) throw createInvalidRequestError(`Unknown effect: ${unknown}`, unknown);
  if (status !== undefined && (typeof status !== 'number' || status < 400 || status > 599)) {
    throw createInvalidRequestError('status is from 400 to 599', 'status');
  }
  const known = { skip, times, latencyMs, respondAfterMs, retryAfter };
  const given = Object.entries(known).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    if (typeof value !== 'number' || value < 0) throw createInvalidRequestError(`${name} is a number from 0`, name);
  }
  return {
    ...Object.fromEntries(given),
    ...(status === undefined ? {} : { status }),
    ...(resetAfterCommit === true ? { resetAfterCommit } : {}),
    ...(hang === true ? { hang } : {}),
  };
}

function matches(route: string, method: string, path: string): boolean {
  if (route === '*') return true;
  const [first = '', second] = route.split(' ');
  if (second !== undefined && first.toUpperCase() !== method) return false;
  const wanted = (second ?? first).split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}
