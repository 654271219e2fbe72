import type Stripe from 'stripe';
import type { Param, Params } from './form-body.ts';
import { invalid } from './stripe-error.ts';

/** Refuses names that no one reads: a misspelt parameter must not pass unseen. */
export function allowOnly(params: Params, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}

export function text(value: Param | undefined, param: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw invalid(`Invalid string: ${param}`, param);
}

/** As in Stripe, an empty string takes a value away. */
export function textOrNull(value: Param | undefined, param: string): string | null | undefined {
  return text(value, param) === '' ? null : text(value, param);
}

export function requiredText(value: Param | undefined, param: string): string {
  const given = text(value, param);
  if (!given) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  return given;
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
    throw invalid(`Invalid ${param}: must be one of ${choices.join(', ')}`, param);
  }
  return choice;
}

/** Given keys are added or replaced; an empty value takes one away; an empty string takes all. */
export function metadata(value: Param | undefined, before: Stripe.Metadata = {}): Stripe.Metadata {
  if (value === undefined) return before;
  if (value === '') return {};
  const merged = { ...before, ...(group(value) as Stripe.Metadata) };
  return Object.fromEntries(Object.entries(merged).filter(([, item]) => item !== ''));
}

/** `created=5` or `created[gte]=5&created[lt]=9`. */
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
