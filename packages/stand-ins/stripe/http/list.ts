import type { ListResponse } from '../objects.ts';
import type { FormParams } from '../form-body.ts';
import { parseInteger, parseText } from '../params.ts';
import { createInvalidRequestError, createMissingResourceError } from '../stripe-error.ts';

export const PAGING_PARAMS = ['limit', 'starting_after', 'ending_before'] as const;

/** Stripe lists the newest rows first, and `rows` must be oldest first. */
export function createListPage<T extends { id: string; object: string }>(
  url: string,
  rows: readonly T[],
  params: FormParams,
): ListResponse<T> {
  const limit = parseInteger(params.limit, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw createInvalidRequestError('This value must be between 1 and 100 (inclusive).', 'limit');
  const newestFirst = rows.toReversed();
  const before = parseText(params.ending_before, 'ending_before');
  if (before !== undefined) {
    const end = placeOf(newestFirst, before, 'ending_before');
    const start = Math.max(end - limit, 0);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const after = parseText(params.starting_after, 'starting_after');
  const start = after === undefined ? 0 : placeOf(newestFirst, after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}

export function createSinglePageList<T>(url: string, data: T[]): ListResponse<T> {
  return { object: 'list', url, has_more: false, data };
}

function placeOf(rows: readonly { id: string; object: string }[], id: string, param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw createMissingResourceError(rows[0]?.object ?? 'object', id, param);
  return place;
}
