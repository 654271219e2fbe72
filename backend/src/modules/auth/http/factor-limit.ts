import type { LimitOptions } from '../../../platform/http/limit.ts';

/** Counts all calls about second factors together. */
export const factorLimit: LimitOptions = {
  setting: 'limitFactors',
  windowSeconds: 5 * 60,
  burst: 'limitFactorsBurst',
  per: 'ip',
};
