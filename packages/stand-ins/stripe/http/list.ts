import type { List } from '../objects.ts';
import type { Params } from '../form-body.ts';
import { integer, text } from '../params.ts';
import { invalid, missing } from '../stripe-error.ts';

export const PAGING = ['limit', 'starting_after', 'ending_before'] as const;

/** Returns a page like Stripe's: newest first, from `rows` with the oldest first. */
export function page<T extends { id: string; object: string }>(
  url: string,
  rows: readonly T[],
  params: Params,
): List<T> {
  const limit = integer(params.limit, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100 (inclusive).', 'limit');
  const newestFirst = rows.toReversed();
  const before = text(params.ending_before, 'ending_before');
  if (before !== undefined) {
    const end = placeOf(newestFirst, before, 'ending_before');
    const start = Math.max(end - limit, 0);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const after = text(params.starting_after, 'starting_after');
  const start = after === undefined ? 0 : placeOf(newestFirst, after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}

export function singlePageList<T>(url: string, data: T[]): List<T> {
  return { object: 'list', url, has_more: false, data };
}

function placeOf(rows: readonly { id: string; object: string }[], id: string, param: string): number {
  const place = rows.findIndex((row) => row.id === id);
  if (place < 0) throw missing(rows[0]?.object ?? 'object', id, param);
  return place;
}
