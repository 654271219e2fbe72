interface SearchCounts {
  count: number;
  areMore: boolean;
  total: number;
  /** Search text; empty if only a filter is set. */
  q: string;
}

/** Summary of a search: "3 of 38 entries hold “brother”.", or "38 entries." without a search text. */
export function searchSummary({ count, areMore, total, q }: SearchCounts): string {
  const all = `${total} ${total === 1 ? 'entry' : 'entries'}`;
  if (q === '') return `${all}.`;
  return `${areMore ? 'More than ' : ''}${count} of ${all} ${count === 1 && !areMore ? 'holds' : 'hold'} “${q}”.`;
}
