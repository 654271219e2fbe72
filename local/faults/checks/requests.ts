import type { RequestRecord } from '../load/client.ts';
import type { Load } from '../load/load.ts';
import type { Observations } from '../observations.ts';
import { type Check, toCheck } from './check.ts';

const graceMs = 5000;
const maxErrorShare = 0.001;
const maxP99Ms = 500;
const leastForP99 = 300;
const slowestShown = 12;

export interface RequestFigures {
  requests: number;
  undisturbed: number;
  errors: number;
  p99Ms: number;
}

interface RequestLimits {
  slowness: number;
  /** With true, no request may fail outside the time of a fault, and otherwise one in a thousand may. */
  toleratesNoError?: boolean;
  /** The time limit of responses is for a run without a fault. */
  limitsLatency?: boolean;
}

export function checkRequests(
  { client, findings }: Load,
  observations: Observations,
  { slowness, toleratesNoError = false, limitsLatency = false }: RequestLimits,
): { checks: Check[]; figures: RequestFigures } {
  const { records } = client;
  const undisturbed = records.filter(({ at, ms }) => !observations.isDisturbed(at, at + ms, graceMs * slowness));
  const errors = undisturbed.filter(isError);
  const allowed = toleratesNoError ? 0 : Math.floor(undisturbed.length * maxErrorShare);
  const timed = undisturbed.filter(({ isRepeated }) => !isRepeated);
  const p99Ms = findP99(timed);
  const limitMs = Math.round(maxP99Ms * slowness);
  const isSlow = limitsLatency && timed.length >= leastForP99 && p99Ms > limitMs;
  const slowest = observations.recoveries.filter(({ tookMs, limitMs: limit }) => tookMs > limit);
  return {
    checks: [
      toCheck('I6', 'unauthorized requests that succeeded', records.filter(isBreach).map(describe)),
      toCheck(
        'I8',
        'responses in another format, or with internal texts',
        records.flatMap(({ bodyFault }) => bodyFault ?? []),
      ),
      toCheck('I8', 'random requests that failed', findings.failedRequests),
      toCheck('I1', 'files that were not complete', findings.brokenDownloads),
      toCheck('I9', 'forged or old webhooks that were accepted', findings.falseAccepted),
      toCheck(
        'I12',
        'recoveries that took too long',
        slowest.map(({ part, tookMs, limitMs: limit }) => `${part}: ${tookMs} ms, limit ${Math.round(limit)} ms`),
      ),
      {
        ...toCheck('I13', 'errors without a fault', errors.map(describe)),
        found: Math.max(0, errors.length - allowed),
      },
      {
        ...{ invariant: 'I13', name: 'slow responses without a fault', found: isSlow ? 1 : 0 },
        examples: [`p99 ${p99Ms} ms, limit ${limitMs} ms`, ...describeSlowest(timed)],
      },
    ],
    figures: { requests: records.length, undisturbed: undisturbed.length, errors: errors.length, p99Ms },
  };
}

const isBreach = ({ isForbidden, status }: RequestRecord): boolean => isForbidden && status >= 200 && status < 300;

const isError = ({ isExpected, status }: RequestRecord): boolean => !isExpected && (status === 0 || status >= 400);

function findP99(records: readonly RequestRecord[]): number {
  const times = records.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

const describeSlowest = (records: readonly RequestRecord[]): string[] =>
  records
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, slowestShown)
    .map((record) => `${describe(record)}, ${record.ms} ms`);

const describe = ({ name, status, at }: RequestRecord): string =>
  `${name} returned ${status || 'nothing'} at ${new Date(at).toISOString().slice(11, 23)}`;
