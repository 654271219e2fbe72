interface SearchCounts {
  count: number;
  areMore: boolean;
  total: number;
  q: string;
}

export function searchSummary({ count, areMore, total, q }: SearchCounts): string {
  const all = `${total} ${total === 1 ? 'entry' : 'entries'}`;
  if (q === '') return `${all}.`;
  return `${areMore ? 'More than ' : ''}${count} of ${all} ${count === 1 && !areMore ? 'contains' : 'contain'} “${q}”.`;
}
