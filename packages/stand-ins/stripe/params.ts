import type Stripe from 'stripe';
import type { Param, Params } from './form-body.ts';
import { invalid } from './stripe-error.ts';

interface Bounds {
  within?: string;
  notOffered?: readonly string[];
}

/** Rejects unknown parameter names, so that a misspelt name is noticed. */
export function allowOnly(params: Params, names: readonly string[], { within, notOffered = [] }: Bounds = {}): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown === undefined) return;
  const place = within ? `${within}[${unknown}]` : unknown;
  if (notOffered.includes(unknown)) throw invalid(`The stand-in does not offer ${place}, which Stripe has.`, place);
  throw invalid(`Received unknown parameter: ${place}`, place, 'parameter_unknown');
}

export function text(value: Param | undefined, param: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw invalid(`Invalid string: ${param}`, param);
}

/** Reads a text. As in Stripe, an empty string removes the stored value. */
export function textOrNull(value: Param | undefined, param: string): string | null | undefined {
  return text(value, param) === '' ? null : text(value, param);
}

export function requiredText(value: Param | undefined, param: string): string {
  const given = text(value, param);
  if (!given) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  return given;
}

/** Reads an absolute URL, which Stripe requires for redirects. */
export function address(value: Param | undefined, param: string): string | undefined {
  const given = text(value, param);
  if (!given || /^https?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
  throw invalid('Not a valid URL', param, 'url_invalid');
}

export function addressOrNull(value: Param | undefined, param: string): string | null | undefined {
  return address(value, param) === '' ? null : address(value, param);
}

export function requiredAddress(value: Param | undefined, param: string): string {
  requiredText(value, param);
  return address(value, param) ?? '';
}

export function integer(value: Param | undefined, param: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw invalid(`Invalid integer: ${String(value)}`, param, 'parameter_invalid_integer');
  }
  return Number(value);
}

export function flag(value: Param | undefined, param: string): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${String(value)}`, param);
  return value === 'true';
}

export function group(value: Param | undefined): Params {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function list(value: Param | undefined): Param[] {
  return Array.isArray(value) ? value : [];
}

export function texts(value: Param | undefined): string[] {
  return list(value).filter((item) => typeof item === 'string');
}

export function oneOf<T extends string>(value: Param | undefined, choices: readonly T[], param: string): T | undefined {
  const given = text(value, param);
  const choice = choices.find((one) => one === given);
  if (given !== undefined && !choice) {
    throw invalid(`Invalid ${param}: must be one of ${inWords(choices)}`, param);
  }
  return choice;
}

const inWords = (choices: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(choices);

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/**
 * Adds or replaces the given keys. A key with an empty value is removed; an empty string instead of the object removes
 * all keys.
 */
export function metadata(value: Param | undefined, before: Stripe.Metadata = {}): Stripe.Metadata {
  if (value === undefined) return before;
  if (value === '') return {};
  const given = group(value) as Stripe.Metadata;
  for (const [key, item] of Object.entries(given)) {
    if (key.length > LONGEST_KEY) throw invalid(`Invalid key: ${key} must be a string under 40 characters`, 'metadata');
    if (typeof item !== 'string' || item.length > LONGEST_VALUE) {
      throw invalid(`Invalid val: ${JSON.stringify(item)} must be a string under 500 characters`, 'metadata');
    }
  }
  const kept = Object.entries({ ...before, ...given }).filter(([, item]) => item !== '');
  if (kept.length > MOST_KEYS) {
    throw invalid(`Metadata can have up to ${MOST_KEYS} keys, but you've set ${kept.length}.`, 'metadata');
  }
  return Object.fromEntries(kept);
}

/** Reads `created=5` or `created[gte]=5&created[lt]=9`. */
export function inRange(value: Param | undefined, param: string): (moment: number) => boolean {
  if (value === undefined) return () => true;
  if (typeof value === 'string') {
    const exact = integer(value, param);
    return (moment) => moment === exact;
  }
  const range = group(value);
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((edge) =>
    integer(range[edge], `${param}[${edge}]`),
  );
  return (moment) =>
    moment > (gt ?? -Infinity) &&
    moment >= (gte ?? -Infinity) &&
    moment < (lt ?? Infinity) &&
    moment <= (lte ?? Infinity);
}
