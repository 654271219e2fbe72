import type Stripe from 'stripe';
import type { FormParam, FormParams } from './form-body.ts';
import { createInvalidRequestError } from './stripe-error.ts';

interface Bounds {
  within?: string;
  notOffered?: readonly string[];
}

export function rejectUnknownParams(
  params: FormParams,
  names: readonly string[],
  { within, notOffered = [] }: Bounds = {},
): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown === undefined) return;
  const place = within ? `${within}[${unknown}]` : unknown;
  if (notOffered.includes(unknown))
    throw createInvalidRequestError(`The stand-in does not offer ${place}, which Stripe has.`, place);
  throw createInvalidRequestError(`Received unknown parameter: ${place}`, place, 'parameter_unknown');
}

export function parseText(value: FormParam | undefined, param: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw createInvalidRequestError(`Invalid string: ${param}`, param);
}

/** As with Stripe, an empty string removes the stored value. */
export function parseNullableText(value: FormParam | undefined, param: string): string | null | undefined {
  return parseText(value, param) === '' ? null : parseText(value, param);
}

export function parseRequiredText(value: FormParam | undefined, param: string): string {
  const given = parseText(value, param);
  if (!given) throw createInvalidRequestError(`Missing required param: ${param}.`, param, 'parameter_missing');
  return given;
}

export function parseUrl(value: FormParam | undefined, param: string): string | undefined {
  const given = parseText(value, param);
  if (!given || /^https?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
  throw createInvalidRequestError('Not a valid URL', param, 'url_invalid');
}

export function parseNullableUrl(value: FormParam | undefined, param: string): string | null | undefined {
  return parseUrl(value, param) === '' ? null : parseUrl(value, param);
}

export function parseRequiredUrl(value: FormParam | undefined, param: string): string {
  parseRequiredText(value, param);
  return parseUrl(value, param) ?? '';
}

export function parseInteger(value: FormParam | undefined, param: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw createInvalidRequestError(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer');
  }
  return Number(value);
}

export function parseBoolean(value: FormParam | undefined, param: string): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false')
    throw createInvalidRequestError(`Invalid boolean: ${String(value)}`, param);
  return value === 'true';
}

export function parseParamGroup(value: FormParam | undefined): FormParams {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function parseParamList(value: FormParam | undefined): FormParam[] {
  return Array.isArray(value) ? value : [];
}

export function parseTextList(value: FormParam | undefined): string[] {
  return parseParamList(value).filter((item) => typeof item === 'string');
}

export function parseChoice<T extends string>(
  value: FormParam | undefined,
  choices: readonly T[],
  param: string,
): T | undefined {
  const given = parseText(value, param);
  const choice = choices.find((one) => one === given);
  if (given !== undefined && !choice) {
    throw createInvalidRequestError(`Invalid ${param}: must be one of ${inWords(choices)}`, param);
  }
  return choice;
}

const inWords = (choices: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(choices);

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** An empty value removes its key, and an empty string removes all keys. */
export function parseMetadata(value: FormParam | undefined, before: Stripe.Metadata = {}): Stripe.Metadata {
  if (value === undefined) return before;
  if (value === '') return {};
  const given = parseParamGroup(value) as Stripe.Metadata;
  for (const [key, item] of Object.entries(given)) {
    if (key.length > LONGEST_KEY)
      throw createInvalidRequestError(`Invalid key: ${key} must be a string under 40 characters`, 'metadata');
    if (typeof item !== 'string' || item.length > LONGEST_VALUE) {
      throw createInvalidRequestError(
        `Invalid val: ${JSON.stringify(item)} must be a string under 500 characters`,
        'metadata',
      );
    }
  }
  const kept = Object.entries({ ...before, ...given }).filter(([, item]) => item !== '');
  if (kept.length > MOST_KEYS) {
    throw createInvalidRequestError(
      `Metadata can have up to ${MOST_KEYS} keys, but you've set ${kept.length}.`,
      'metadata',
    );
  }
  return Object.fromEntries(kept);
}

export function createTimeRangeCheck(value: FormParam | undefined, param: string): (moment: number) => boolean {
  if (value === undefined) return () => true;
  if (typeof value === 'string') {
    const exact = parseInteger(value, param);
    return (moment) => moment === exact;
  }
  const range = parseParamGroup(value);
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((edge) =>
    parseInteger(range[edge], `${param}[${edge}]`),
  );
  return (moment) =>
    moment > (gt ?? -Infinity) &&
    moment >= (gte ?? -Infinity) &&
    moment < (lt ?? Infinity) &&
    moment <= (lte ?? Infinity);
}
